import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { toggled } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import type { TrialSession } from '#src/features/courses/view/enrolment/offeredExtras.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { MissingChoice, questionIds } from '../enrolmentQuestions.tsx';

interface TrialPickerProps {
  sessions: readonly TrialSession[];
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
}

/** Sessions shown at first. Trials are usually soon, and a whole season of dates would hide the next ones. */
const shownAtFirst = 4;

/** Selects one or more of the coming sessions. */
export function TrialPicker({ sessions, chosen, onChange }: TrialPickerProps) {
  const shown = sessions.length > shownAtFirst + 1 ? sessions.slice(0, shownAtFirst) : sessions;
  const later = sessions.slice(shown.length);
  const row = ({ nid, text, refusal }: TrialSession) => (
    <ChoiceCard
      key={nid}
      type="checkbox"
      checked={chosen.includes(nid) && refusal === ''}
      disabled={refusal !== ''}
      onChange={(isChosen) => onChange(toggled(chosen, nid, isChosen))}
      title={text}
      note={refusal}
    />
  );
  return (
    <fieldset id={questionIds.trials}>
      <legend className={styles.legend}>{texts.trials}</legend>
      <MissingChoice of="trials" />
      <p className={styles.hint}>{sessions.length > 0 ? texts.trialsHint : texts.noTrials}</p>
      <div className={styles.choices}>{shown.map(row)}</div>
      {later.length > 0 && (
        <details className={styles.more} open={later.some(({ nid }) => chosen.includes(nid)) || undefined}>
          <summary>{texts.laterTrials(later.length)}</summary>
          <div className={styles.choices}>{later.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
}
