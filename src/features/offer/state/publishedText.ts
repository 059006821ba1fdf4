import { isSameValue } from '#rules/merging/plainValue.ts';
import type { OfferFile } from './offerFile.ts';

/** An offer as it is sent to be published: a course whose lessons stay says nothing of them, because a season of all courses is too much. */
export function publishedText(content: OfferFile, base: OfferFile): string {
  const lessons = new Map(base.courses.map(({ nid, sessions }) => [nid, sessions]));
  const courses = content.courses.map(({ weekly, series, sessions, ...course }) =>
    course.nid !== undefined &&
    weekly.length + series.length === 0 &&
    isSameValue(lessons.get(course.nid), sessions)
      ? course
      : { ...course, weekly, series, sessions },
  );
  return JSON.stringify({ ...content, courses });
}
