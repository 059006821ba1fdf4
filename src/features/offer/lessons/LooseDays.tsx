import { useId } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerLessonsTexts } from '#src/texts/nl/offerLessons.ts';
import styles from './LessonsField.module.css';
import type { DailyRun } from './view/dailyRuns.ts';
import { runSentence } from './view/lessonSentences.ts';

const texts = offerLessonsTexts.loose;

interface LooseDaysProps {
  /** Those that come. */
  runs: readonly DailyRun[];
  over: readonly DailyRun[];
  onAdd: () => void;
  onChange: (run: DailyRun) => void;
  onRemove: (run: DailyRun) => void;
}

/** Lessons outside a weekly plan: the days of a camp, an extra lesson, a lesson that moved. */
export function LooseDays({ runs, over, onAdd, onChange, onRemove }: LooseDaysProps) {
  const id = useId();
  return (
    <section className={layout.stack1} aria-labelledby={id}>
      <h3 id={id}>{texts.title}</h3>
      <p className={styles.lead}>{texts.lead}</p>
      {runs.length + over.length > 0 && (
        <ul className={layout.stack1}>
          {over.map((run) => (
            <li key={keyOf(run)} className={styles.run}>
              <span className={styles.when}>{textOf(run)}</span>
              <Pill>{texts.over}</Pill>
            </li>
          ))}
          {runs.map((run) => (
            <li key={keyOf(run)} className={styles.run}>
              <span className={styles.when}>{textOf(run)}</span>
              <span className={layout.row1}>
                <Button onClick={() => onChange(run)}>
                  <span aria-hidden="true">{texts.change}</span>
                  <VisuallyHidden>{texts.changeName(textOf(run))}</VisuallyHidden>
                </Button>
                <Button variant="quiet" onClick={() => onRemove(run)}>
                  <span aria-hidden="true">{texts.remove}</span>
                  <VisuallyHidden>{texts.removeName(textOf(run))}</VisuallyHidden>
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button icon="plus" onClick={onAdd}>
          {texts.add}
        </Button>
      </div>
    </section>
  );
}

function keyOf({ form, lessons }: DailyRun): string {
  return `${form.start} ${form.from} ${form.to} ${lessons[0]?.nid}`;
}

function textOf(run: DailyRun): string {
  const { place } = run.form;
  const what = runSentence(run);
  return place === undefined || place === '' ? what : `${what}, ${texts.in(place)}`;
}
