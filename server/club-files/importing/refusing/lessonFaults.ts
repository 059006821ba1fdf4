import { isoDayOf } from '#rules/brusselsTime.ts';
import { seasonName, seasonOf } from '#rules/calendar/seasonOf.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { momentText } from '../../parts/times.ts';
import type { FoundFault } from '../../texts/fault.ts';
import type { CurrentCourse, CurrentLesson } from './currentLessons.ts';
import type { PlannedLesson } from './lessonsOfFile.ts';

interface Lessons {
  readonly current: readonly CurrentCourse[];
  readonly planned: readonly PlannedLesson[];
  /** Urls of the courses whose lessons may be replaced. */
  readonly reschedules: readonly string[];
  readonly now: Date;
  /** The one lesson that may move although its attendance was begun. */
  readonly lesson?: number | undefined;
}

/** A fault about the lessons of a course. */
interface FoundLessonFault {
  readonly fault: FoundFault;
  /** Url of the course, where a manager may allow it by that url. */
  readonly reschedule?: string;
}

/**
 * Refuses what turns the lessons that people paid for into other ones: an import that moves a lesson that is over or has attendance,
 * one that moves or adds lessons in another season, and one that moves or removes most lessons of a course. The last two are about
 * courses with people only, and a manager may allow them for a course by its url.
 * Decision: docs/decisions/0171-an-import-leaves-a-season-alone-and-can-be-taken-back.md
 */
export function lessonFaults({
  current,
  planned,
  reschedules,
  now,
  lesson: free,
}: Lessons): readonly FoundLessonFault[] {
  const kept = new Map(planned.map((lesson) => [lesson.nid, lesson]));
  const added = Map.groupBy(
    planned.filter(({ nid }) => nid === undefined),
    ({ courseNid }) => courseNid,
  );
  return current.flatMap((course) => {
    const changes = changesOf(course, kept, added.get(course.nid) ?? []);
    const closed = changes.moved.filter(
      ({ lesson }) => (lesson.hasAttendance && lesson.nid !== free) || lesson.startsAt <= now,
    );
    if (closed.length > 0) return [{ fault: closedFault(course, closed) }];
    if (course.people === 0 || reschedules.includes(course.url)) return [];
    return [...seasonFaults(course, changes), ...mostFaults(course, changes)]
      .slice(0, 1)
      .map((fault) => ({ fault, reschedule: course.url }));
  });
}

interface Moved {
  readonly lesson: CurrentLesson;
  readonly to: PlannedLesson;
}

interface Changes {
  readonly moved: readonly Moved[];
  /** Lessons that the file no longer has. */
  readonly gone: readonly CurrentLesson[];
  readonly added: readonly PlannedLesson[];
}

function changesOf(
  { lessons }: CurrentCourse,
  kept: ReadonlyMap<number | undefined, PlannedLesson>,
  added: readonly PlannedLesson[],
): Changes {
  return {
    added,
    gone: lessons.filter(({ nid }) => !kept.has(nid)),
    moved: lessons.flatMap((lesson) => {
      const to = kept.get(lesson.nid);
      return to && isMoved(lesson, to) ? [{ lesson, to }] : [];
    }),
  };
}

/** Another place moves nobody's lesson: a lesson without a place of its own has that of its course. */
function isMoved(lesson: CurrentLesson, to: PlannedLesson): boolean {
  return (
    lesson.startsAt.getTime() !== to.startsAt.getTime() || lesson.endsAt.getTime() !== to.endsAt.getTime()
  );
}

function closedFault({ title }: CurrentCourse, closed: readonly Moved[]): FoundFault {
  const [first] = closed;
  const from = first ? momentText(first.lesson.startsAt) : '';
  const to = first ? momentText(first.to.startsAt) : '';
  return {
    path: '',
    say: ({ importing }) => importing.lessonsOver(title, closed.length, from, to),
  };
}

/** Lessons that leave the season in which people registered, or that those people would get for nothing. */
function seasonFaults(course: CurrentCourse, { moved, added }: Changes): FoundFault[] {
  const { title, people, lessons, hasMembers } = course;
  const seasons = new Set(lessons.map(seasonOfLesson));
  const other = [
    ...moved.filter(({ lesson, to }) => seasonOfLesson(lesson) !== seasonOfLesson(to)).map(({ to }) => to),
    ...(hasMembers && lessons.length > 0 ? added.filter((one) => !seasons.has(seasonOfLesson(one))) : []),
  ];
  const [first] = other;
  if (!first) return [];
  const season = seasonName(seasonOfLesson(first));
  return [
    {
      path: '',
      say: ({ importing }) => importing.otherSeason(title, other.length, season, people),
    },
  ];
}

function seasonOfLesson({ startsAt }: { readonly startsAt: Date }): number {
  return seasonOf(isoDayOf(unixSecondsOf(startsAt)));
}

/** A change of two lessons is everyday, also where a course has no more. */
const fewLessons = 2;

function mostFaults({ title, people, lessons }: CurrentCourse, { moved, gone }: Changes): FoundFault[] {
  const changed = moved.length + gone.length;
  if (changed <= fewLessons || changed <= lessons.length / 2) return [];
  return [
    {
      path: '',
      say: ({ importing }) => importing.mostLessons(title, changed, lessons.length, people),
    },
  ];
}
