import { isoDayOf } from '#rules/brusselsTime.ts';
import { clockOf } from '#rules/writtenTime.ts';

/** A lesson as far as its moment goes, in seconds. */
export interface LessonTimes {
  readonly start: number;
  readonly end: number;
}

/** A moment as it is typed; each part may be empty. */
export interface TypedLesson {
  readonly day: string;
  readonly from: string;
  readonly until: string;
}

export function typedLesson({ start, end }: LessonTimes): TypedLesson {
  return { day: isoDayOf(start), from: clockOf(start), until: clockOf(end) };
}

/** Whether a typed moment is whole, and another one than that of the lesson. */
export function isOtherMoment(typed: TypedLesson, lesson: LessonTimes): boolean {
  const before = typedLesson(lesson);
  const isWhole = typed.day !== '' && typed.from !== '' && typed.until !== '';
  return isWhole && (typed.day !== before.day || typed.from !== before.from || typed.until !== before.until);
}
