import * as v from 'valibot';
import { course as wireCourse } from '../../generated/offer/course.ts';
import { courseSummary } from '../../generated/offer/courseSummary.ts';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

const count = v.fallback(v.optional(integer), undefined);

/** A page of a list. A backend without pages sends the list alone, which is then complete. */
const coursePage = v.pipe(
  v.object({
    result: readableOf(courseSummary),
    count,
    all: count,
    isGuess: flag,
    facets: v.fallback(
      v.object({
        taxonomies: courseSummary.entries.taxonomies,
        levels: courseSummary.entries.levels,
        days: courseSummary.entries.weekdays,
        hasAges: flag,
        hasFull: flag,
      }),
      { taxonomies: [], levels: [], days: [], hasAges: false, hasFull: false },
    ),
  }),
  v.transform(({ result, count = result.length, all = count, ...wire }) => ({
    ...wire,
    courses: result,
    /** Number of matches on all pages. */
    count,
    /** Number of courses without the filters. */
    all,
  })),
);

const readCourse = v.pipe(
  wireCourse,
  v.transform(({ sessions, additionalServices, ...wire }) => ({
    ...wire,
    sessions: sessions.map(({ type, availability, ...session }) => ({
      ...session,
      /** The session is only for a trial of the course. */
      isTrial: type === 'trial',
      /** Free places for a single visit; undefined when unlimited. */
      places: availability,
    })),
    additionalServices: additionalServices.map(({ availability, ...service }) => ({
      ...service,
      /** Number left; undefined when unlimited. */
      places: availability,
    })),
  })),
);

export type CourseSummary = v.InferOutput<typeof courseSummary>;
export type CoursePage = v.InferOutput<typeof coursePage>;
export type CourseType = CourseSummary['type'];
export type Course = v.InferOutput<typeof readCourse>;
export type CourseSession = Course['sessions'][number];
export type AdditionalService = Course['additionalServices'][number];

export const parseCourse = readerOf(readCourse);
export const parseCoursePage = readerOf(coursePage);
