import { useQuery } from '@tanstack/react-query';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatNamedDay, formatTime } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { LessonChange, ManagedLesson } from '#src/api/entities/club/lessonChange.ts';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { lessonsTexts as texts } from '#src/texts/nl/lessons.ts';
import { CancelledRow } from './CancelledRow.tsx';
import { ChangeLesson } from './ChangeLesson.tsx';
import { LessonChanges } from './LessonChanges.tsx';
import styles from './Lessons.module.css';
import { managedLessonsQuery } from './lessonsQueries.ts';

/** The coming lessons of a club, a day at a time, each with the button for a lesson that does not happen. */
export function LessonsPart({ club }: { club: Club }) {
  const query = useQuery(managedLessonsQuery(club.nid));
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <LessonChanges
        club={club.nid}
        except={query.data?.flatMap(({ nid, cancelled }) => (cancelled ? nid : [])) ?? []}
      />
      <Loaded query={query} loading={<LoadingCards label={texts.loading} />}>
        {(lessons) =>
          lessons.length === 0 ? (
            <EmptyState title={texts.none} icon="calendar">
              {texts.noneHint}
            </EmptyState>
          ) : (
            [...Map.groupBy(lessons, ({ start }) => isoDayOf(start)).values()].map((ofDay) => (
              <Day key={ofDay[0]?.nid} lessons={ofDay} />
            ))
          )
        }
      </Loaded>
    </>
  );
}

function Day({ lessons }: { lessons: readonly ManagedLesson[] }) {
  const day = formatNamedDay(lessons[0]?.start ?? 0);
  return (
    <section className={styles.day} aria-label={texts.list(day)}>
      <h2 className={styles.dayTitle}>{day}</h2>
      <ul className={styles.list}>
        {lessons.map((lesson) =>
          lesson.cancelled ? (
            <CancelledRow key={lesson.nid} lesson={lesson} reason={lesson.cancelled.reason} />
          ) : (
            <Row key={lesson.nid} lesson={lesson} />
          ),
        )}
      </ul>
    </section>
  );
}

function Row({ lesson }: { lesson: ManagedLesson }) {
  const details = [
    texts.hours(formatTime(lesson.start), formatTime(lesson.end)),
    texts.people(lesson.people),
    lesson.place,
  ];
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h3 className={styles.title} dir="auto">
          {lesson.course.title}
        </h3>
        <Detail dir="auto">{details.filter(Boolean).join(' · ')}</Detail>
      </div>
      <ChangeLesson lesson={lesson} onChanged={toTopWhenMoved} />
    </li>
  );
}

/** A cancelled lesson stays in its place in the list; a moved one is said above it. */
function toTopWhenMoved(_change: LessonChange, is: 'cancelled' | 'moved'): void {
  if (is === 'moved') window.scrollTo({ top: 0 });
}
