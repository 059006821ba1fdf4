import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import { post } from '#src/api/call.ts';
import { type LessonChange, parseLessonChange } from '#src/api/entities/club/lessonChange.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { lessonsTexts } from '#src/texts/nl/lessons.ts';
import styles from './Lessons.module.css';
import { isOtherMoment, type LessonTimes, type TypedLesson, typedLesson } from './lessonMoment.ts';

const texts = lessonsTexts.dialog;

interface Lesson extends LessonTimes {
  readonly nid: number;
  readonly course: { readonly title: string };
  /** Number of people who come. */
  readonly people: number;
  /** Names of those for whom there is no e-mail address. @defaultValue nobody, as far as is known */
  readonly unreached?: readonly string[];
}

type Change = 'cancelled' | 'moved';

interface ChangeLessonProps {
  lesson: Lesson;
  /** Called before anything is fetched again: the lesson may be gone, so what shows it should go first. */
  onChanged: (change: LessonChange, is: Change) => void | Promise<void>;
}

/** The button with which a lesson is cancelled or moved, with the dialog that asks why. */
export function ChangeLesson({ lesson, onChanged }: ChangeLessonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>
          {lessonsTexts.change}
          <VisuallyHidden>
            {lessonsTexts.changeOf(lesson.course.title, formatTime(lesson.start))}
          </VisuallyHidden>
        </span>
      </Button>
      {isOpen && (
        <ChangeDialog
          lesson={lesson}
          onClose={() => setOpen(false)}
          onChanged={async (change, is) => {
            setOpen(false);
            await onChanged(change, is);
          }}
        />
      )}
    </>
  );
}

interface ChangeDialogProps extends ChangeLessonProps {
  onClose: () => void;
}

function ChangeDialog({ lesson, onClose, onChanged }: ChangeDialogProps) {
  const { people, unreached = [] } = lesson;
  const mailed = Math.max(0, people - unreached.length);
  const name = useId();
  const client = useQueryClient();
  const [key] = useState(randomUuid);
  const [is, setIs] = useState<Change>('cancelled');
  const [chosen, setChosen] = useState('');
  const [other, setOther] = useState('');
  const [to, setTo] = useState<TypedLesson>(() => typedLesson(lesson));
  const reason = (chosen === texts.other ? other : chosen).trim();
  const isReady = reason !== '' && (is === 'cancelled' || isOtherMoment(to, lesson));
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const request = { lesson: lesson.nid, reason, ...(is === 'moved' && { to }) };
      // Another wish is another request: each gets a key of its own.
      const idempotencyKey = is === 'moved' ? randomUuid() : key;
      const { result } = await post('change_lesson', request, { idempotencyKey });
      return { change: parseLessonChange(result), is };
    },
    onSuccess: async ({ change, is: done }) => {
      // What shows the lesson itself is not fetched again: the lesson may be gone.
      await client.invalidateQueries({ queryKey: ['teacher'], refetchType: 'none' });
      await onChanged(change, done);
      await Promise.all(
        [['lesson-changes'], ['management'], ['calendar'], ['dashboard']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return (
    <Dialog
      open
      title={texts.title(lesson.course.title, formatNamedDay(lesson.start), formatTime(lesson.start))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="primary" busy={isPending} disabled={!isReady} onClick={() => mutate()}>
            {is === 'cancelled' ? texts.cancel(mailed) : texts.move(mailed)}
          </Button>
        </>
      }
    >
      <div className={layout.stack2}>
        <SegmentedControl
          legend={texts.what}
          segments={[
            { value: 'cancelled', label: texts.cancelled },
            { value: 'moved', label: texts.moved },
          ]}
          value={is}
          onChange={setIs}
        />
        {is === 'moved' && (
          <div className={styles.moment}>
            <TextField
              type="date"
              label={texts.day}
              value={to.day}
              onChange={(day) => setTo({ ...to, day })}
            />
            <TextField
              type="time"
              label={texts.from}
              value={to.from}
              onChange={(from) => setTo({ ...to, from })}
            />
            <TextField
              type="time"
              label={texts.until}
              value={to.until}
              onChange={(until) => setTo({ ...to, until })}
            />
          </div>
        )}
        <fieldset className={layout.stack1}>
          <legend className={styles.legend}>{texts.why}</legend>
          {[...texts.reasons, texts.other].map((one) => (
            <ChoiceCard
              key={one}
              type="radio"
              name={name}
              title={one}
              checked={chosen === one}
              onChange={() => setChosen(one)}
            />
          ))}
        </fieldset>
        {chosen === texts.other && (
          <TextField label={texts.reason} value={other} onChange={setOther} maxLength={300} />
        )}
        <Detail>{texts.reasonHint}</Detail>
        {is === 'cancelled' && <Detail>{texts.passes}</Detail>}
        {unreached.length > 0 && (
          <Notice tone="warning">
            <span dir="auto">{texts.unreached(unreached)}</span>
          </Notice>
        )}
        {error && (
          <Notice tone="danger" role="alert" title={lessonsTexts.failed}>
            {failureText(error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
