import type { Tariff } from '#src/api/entities/offer/tariff.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
import type { ChangeChoice } from '#src/features/courses/state/useEnrolmentChoice.ts';
import { type EnrolmentChoice, toggled } from '#src/features/courses/view/enrolment/enrolmentChoice.ts';
import type {
  OfferedExtras,
  ServiceChoice,
  TrialSession,
} from '#src/features/courses/view/enrolment/offeredExtras.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import styles from '../Enrolment.module.css';
import { MissingChoice, questionIds } from '../enrolmentQuestions.tsx';
import { CompanionPicker } from './CompanionPicker.tsx';
import { CouplePicker } from './CouplePicker.tsx';

interface EnrolmentExtrasProps {
  tariff: Tariff;
  offered: OfferedExtras;
  choice: EnrolmentChoice;
  onChange: ChangeChoice;
  ownMails: readonly string[];
  isAsked: boolean;
  /** The address of this course and tariff, to come back to. */
  here: string;
}

/** The extra questions of a tariff: trial sessions, companions, partner and services. */
export function EnrolmentExtras(props: EnrolmentExtrasProps) {
  const { tariff, offered, choice, onChange, ownMails, isAsked, here } = props;
  return (
    <>
      {tariff.isTrial && (
        <TrialPicker
          sessions={offered.trials}
          chosen={choice.trials}
          most={tariff.maxTrialLessons}
          onChange={(trials) => onChange({ trials })}
        />
      )}
      {tariff.peopleAtOnce > 1 && (
        <CompanionPicker
          others={offered.others}
          count={tariff.peopleAtOnce - 1}
          chosen={choice.companions}
          onChange={(companions) => onChange({ companions })}
          here={here}
        />
      )}
      {tariff.couple && (
        <CouplePicker
          couple={tariff.couple}
          others={offered.others}
          choice={choice.couple}
          onChange={(couple) => onChange({ couple })}
          ownMails={ownMails}
          isAsked={isAsked}
        />
      )}
      {offered.services.length > 0 && (
        <ServicePicker
          services={offered.services}
          chosen={choice.services}
          onChange={(services) => onChange({ services })}
        />
      )}
    </>
  );
}

interface ServicePickerProps {
  services: readonly ServiceChoice[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects the services of a tariff. */
function ServicePicker({ services, chosen, onChange }: ServicePickerProps) {
  return (
    <fieldset>
      <legend className={styles.legend}>{texts.services}</legend>
      <p className={styles.hint}>{texts.servicesHint}</p>
      <div className={layout.stack1}>
        {services.map(({ id, title, note, price, isSoldOut }) => (
          <ChoiceCard
            key={id}
            type="checkbox"
            checked={chosen.includes(id) && !isSoldOut}
            disabled={isSoldOut}
            onChange={(isChosen) => onChange(toggled(chosen, id, isChosen))}
            title={title}
            note={note}
            aside={price}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface TrialPickerProps {
  sessions: readonly TrialSession[];
  chosen: readonly number[];
  /** How many can be chosen; undefined for any number. */
  most: number | undefined;
  onChange: (chosen: number[]) => void;
}

/** Sessions shown at first. Trials are usually soon, and a whole season of dates would hide the next ones. */
const shownAtFirst = 4;

/** Selects one or more of the coming sessions. Of a trial of one lesson, another choice replaces the first. */
function TrialPicker({ sessions, chosen, most, onChange }: TrialPickerProps) {
  const shown = sessions.length > shownAtFirst + 1 ? sessions.slice(0, shownAtFirst) : sessions;
  const later = sessions.slice(shown.length);
  const isOne = most === 1;
  // A chosen session that is full or over doesn't count, because the cart leaves it out.
  const count = sessions.filter(({ nid, refusal }) => chosen.includes(nid) && refusal === '').length;
  const isEnough = !isOne && most !== undefined && count >= most;
  const row = ({ nid, text, refusal }: TrialSession) => (
    <ChoiceCard
      key={nid}
      {...(isOne ? { type: 'radio', name: questionIds.trials } : { type: 'checkbox' })}
      checked={chosen.includes(nid) && refusal === ''}
      disabled={refusal !== '' || (isEnough && !chosen.includes(nid))}
      onChange={(isChosen) => onChange(isOne ? [nid] : toggled(chosen, nid, isChosen))}
      title={text}
      note={refusal}
    />
  );
  return (
    <fieldset id={questionIds.trials}>
      <legend className={styles.legend}>{texts.trials}</legend>
      <MissingChoice of="trials" />
      <p className={styles.hint}>{sessions.length > 0 ? texts.trialsHint(most) : texts.noTrials}</p>
      <div className={layout.stack1}>{shown.map(row)}</div>
      {later.length > 0 && (
        <details className={styles.more} open={later.some(({ nid }) => chosen.includes(nid)) || undefined}>
          <summary>{texts.laterTrials(later.length)}</summary>
          <div className={layout.stack1}>{later.map(row)}</div>
        </details>
      )}
    </fieldset>
  );
}
