import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#rules/writtenTime.ts';
import type { LessonChange } from '#src/api/entities/club/lessonChange.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import layout from '#src/components/layout/layout.module.css';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { failureText, Loaded } from '#src/features/failures/index.ts';
import { lessonsTexts as texts } from '#src/texts/nl/lessons.ts';
import styles from './Lessons.module.css';
import { lessonChangesQuery } from './lessonsQueries.ts';
import { useTakeBackLesson } from './useTakeBackLesson.ts';

interface LessonChangesProps {
  /** Its nid; undefined: of every club. */
  club?: number;
  /** Numbers of the lessons whose row in a list has the button itself. */
  except?: readonly number[];
}

/** The lessons that were just cancelled or moved. */
export function LessonChanges({ club, except = [] }: LessonChangesProps) {
  const query = useQuery(lessonChangesQuery);
  return (
    <Loaded query={query} loading={null}>
      {(all) => {
        const changes = all.filter(
          (change) => (club === undefined || change.club === club) && !except.includes(change.lesson),
        );
        return (
          changes.length > 0 && (
            <section className={styles.changes} aria-label={texts.changed}>
              <div className={layout.stack1}>
                {changes.map((change) => (
                  <Undoable key={change.id} change={change} />
                ))}
              </div>
            </section>
          )
        );
      }}
    </Loaded>
  );
}

function Undoable({ change }: { change: LessonChange }) {
  const { mutate, isPending, error } = useTakeBackLesson(change.id);
  return (
    <Notice
      tone="info"
      title={`${change.what}.`}
      actions={
        <Button busy={isPending} onClick={() => mutate()}>
          <span>
            {texts.undo}
            <VisuallyHidden>{texts.undoOf(change.what)}</VisuallyHidden>
          </span>
        </Button>
      }
    >
      <p>{texts.mailsAt(change.people, formatTime(change.undo_until))}</p>
      {error && <p role="alert">{failureText(error)}</p>}
    </Notice>
  );
}
