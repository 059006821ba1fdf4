import { dayInMilliseconds } from '#rules/duration.ts';

/** A coming lesson and who attends it, as it was before the club changed its offer. */
export interface ComingLesson extends Lesson {
  readonly nid: number;
  readonly courseNid: number;
  readonly endsAt: Date;
  readonly revision: number;
  readonly uids: readonly number[];
}

export interface Lesson {
  /** `undefined` for a lesson that a plan would add. */
  readonly nid: number | undefined;
  /** `undefined` for a course that a plan would add. */
  readonly courseNid: number | undefined;
  readonly startsAt: Date;
  readonly place: string;
  /** Teachers in place of those of the course; null: those of the course. */
  readonly teachers: readonly string[] | null;
}

/** A cancelled lesson counts as moved to a new one of the same course that is at most this far away, in milliseconds: a week. */
const movedWithin = 7 * dayInMilliseconds;

export interface ChangedLesson {
  readonly lesson: ComingLesson;
  /** The lesson as it is now; `undefined` where it is cancelled. */
  readonly now: Lesson | undefined;
}

/** The lessons that are gone, or have another time, place or teacher. @param after - the coming lessons, the earliest first */
export function changedLessons(
  before: readonly ComingLesson[],
  after: readonly Lesson[],
): readonly ChangedLesson[] {
  const left = new Map(after.map((lesson) => [lesson.nid, lesson]));
  const known = new Set<number | undefined>(before.map(({ nid }) => nid));
  const added = Map.groupBy(
    after.filter(({ nid }) => !known.has(nid)),
    ({ courseNid }) => courseNid,
  );
  return before.flatMap((lesson) => {
    const now = left.get(lesson.nid) ?? takeNearest(added.get(lesson.courseNid) ?? [], lesson);
    return now && isUnchanged(lesson, now) ? [] : [{ lesson, now }];
  });
}

function isUnchanged(one: Lesson, other: Lesson): boolean {
  return (
    one.startsAt.getTime() === other.startsAt.getTime() &&
    one.place === other.place &&
    hasSameTeachers(one.teachers, other.teachers)
  );
}

/** Whether the same people teach, in the same order. */
export function hasSameTeachers(one: readonly string[] | null, other: readonly string[] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Takes the new lesson of the course that is nearest in time out of the list. */
function takeNearest(added: Lesson[], { startsAt }: Lesson): Lesson | undefined {
  const distance = (lesson: Lesson) => Math.abs(lesson.startsAt.getTime() - startsAt.getTime());
  const [nearest] = added
    .filter((lesson) => distance(lesson) <= movedWithin)
    .sort((one, other) => distance(one) - distance(other));
  if (nearest) added.splice(added.indexOf(nearest), 1);
  return nearest;
}
