import type { ClubFile } from '#schemas/clubFile.ts';
import type { Lesson } from '#server/services/own-registrations/lesson-changes/changedLessons.ts';
import { partId } from '../../parts/part.ts';
import { sessionKey } from '../../parts/sessionKey.ts';
import { sessionEnd, sessionStart } from '../../parts/times.ts';

export interface PlannedLesson extends Lesson {
  readonly endsAt: Date;
}

/** The lessons that a club would have after an import. @param numbers - those of the existing parts, by their id in the file */
export function lessonsOfFile(
  { courses }: ClubFile,
  numbers: ReadonlyMap<string, number>,
): readonly PlannedLesson[] {
  return courses.flatMap((course) => {
    const parent = { kind: 'course' as const, id: partId('course', course.url) };
    return course.sessions.map((session) => ({
      nid: numbers.get(partId('session', sessionKey(session), parent)),
      courseNid: numbers.get(parent.id),
      startsAt: sessionStart(session),
      endsAt: sessionEnd(session),
      place: session.place ?? course.place,
      teachers: session.teachers ?? null,
    }));
  });
}
