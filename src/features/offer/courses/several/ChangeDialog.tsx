import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isSameValue } from '#rules/merging/plainValue.ts';
import { Button } from '#src/components/actions/Button.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { CourseKind } from '../changes/newCourse.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import styles from './ChangeDialog.module.css';

export type SeveralName = 'price' | 'place' | 'time' | 'capacity' | 'sale';
/** Changes one of the chosen courses. `undefined` where it can't. */
export type CourseChange = (course: OfferCourse) => OfferCourse | undefined;

/** Props of each dialog about several courses. */
export interface SeveralDialogProps {
  chosen: readonly OfferCourse[];
  kind: CourseKind;
  now: LocalMoment;
  onApply: (name: SeveralName, change: CourseChange) => void;
  onClose: () => void;
}

interface ChangeDialogProps extends Pick<SeveralDialogProps, 'chosen' | 'kind' | 'onClose'> {
  title: string;
  /** Undefined while a field has a fault. */
  change: CourseChange | undefined;
  /** A course in a few words, before and after. */
  textOf: (course: OfferCourse) => string;
  onSave: (change: CourseChange) => void;
  /** The fields. Their faults are shown after the first try. */
  children: (isTried: boolean) => ReactNode;
}

/** Courses that the outcome names. */
const named = 5;

/** A dialog that changes the chosen courses. It shows what comes out before anything changes. */
export function ChangeDialog({
  title,
  chosen,
  kind,
  change,
  textOf,
  onSave,
  onClose,
  children,
}: ChangeDialogProps) {
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  const outcome = change && outcomeOf(chosen, change);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={id} variant="primary">
            {texts.several.apply(kind, outcome?.changed.length ?? chosen.length)}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={id}
        noValidate
        className={layout.stack2}
        onSubmit={(event) => {
          event.preventDefault();
          setTries((count) => count + 1);
          if (change && outcome && outcome.changed.length > 0) onSave(change);
        }}
      >
        {children(tries > 0)}
        {outcome && (
          <div className={styles.outcome} role="status">
            {outcome.changed.length === 0 ? (
              <p>{texts.several.nothing}</p>
            ) : (
              <ul>
                {outcome.changed.slice(0, named).map(({ before, after }) => (
                  <li key={before.url} dir="auto">
                    {texts.several.from(before.title, textOf(before), textOf(after))}
                  </li>
                ))}
                {outcome.changed.length > named && (
                  <li>{texts.several.andMore(outcome.changed.length - named)}</li>
                )}
              </ul>
            )}
            {outcome.left > 0 && <p>{texts.several.left(outcome.left)}</p>}
          </div>
        )}
      </form>
    </Dialog>
  );
}

function outcomeOf(chosen: readonly OfferCourse[], change: CourseChange) {
  const all = chosen.map((before) => ({ before, after: change(before) }));
  return {
    changed: all.flatMap(({ before, after }) =>
      after && !isSameValue(after, before) ? [{ before, after }] : [],
    ),
    left: all.filter(({ after }) => after === undefined).length,
  };
}
