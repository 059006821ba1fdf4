import * as v from 'valibot';
import { weekdays } from '#rules/brusselsTime.ts';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { cents, integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';
import { image } from '../club/image.ts';
import { tariff } from './tariff.ts';

const terms = v.fallback(readableOf(v.object({ nid: integer, title: text })), []);
const clock = v.fallback(v.pipe(v.string(), v.regex(/^\d\d:\d\d$/)), '');
const bounds = v.fallback(
  v.optional(
    v.pipe(
      listOf(integer),
      v.transform(([min = 0, max = 0]): [number, number] => [min, max]),
    ),
  ),
  undefined,
);

const courseSummary = v.object({
  nid: integer,
  url: text,
  title: text,
  type: v.picklist(['course', 'activity', 'ticket']),
  taxonomies: terms,
  levels: terms,
  /** Unix seconds, as `endDate`. */
  startDate: integer,
  endDate: integer,
  weekdays: v.fallback(readableOf(v.picklist(weekdays)), []),
  /** `14:30`, or '' when unknown; `endTime` has the same format. */
  startTime: clock,
  endTime: clock,
  place: v.fallback(optionalText, ''),
  /** Number of lessons, none of them in a school holiday; undefined where that isn't so. */
  lessonsOutsideHolidays: v.fallback(v.optional(integer), undefined),
  ageRestrictions: bounds,
  ageRestrictionsByYear: bounds,
  image: v.fallback(v.optional(image), undefined),
  tariffs: listOf(tariff),
  /** A person may have several tariffs at once. */
  allowsSeveralTariffs: flag,
  /** What the places of the hall cost above the prices of the tariffs, in cents. */
  seatCosts: v.fallback(v.optional(v.object({ least: cents, most: cents })), undefined),
});

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
        taxonomies: terms,
        levels: terms,
        days: v.fallback(readableOf(v.picklist(weekdays)), []),
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

const maybePlaces = v.fallback(v.nullish(integer), undefined);

const session = v.pipe(
  v.object({
    nid: integer,
    /** Unix seconds, as `end`. */
    start: integer,
    end: integer,
    place: v.fallback(optionalText, ''),
    type: v.optional(v.unknown()),
    availability: maybePlaces,
  }),
  v.transform(({ type, availability, ...wire }) => ({
    ...wire,
    /** The session is only for a trial of the course. */
    isTrial: type === 'trial',
    /** Free places for a single visit; undefined when unlimited. */
    places: availability ?? undefined,
  })),
);

const service = v.pipe(
  v.object({ nid: integer, title: text, price: cents, availability: maybePlaces }),
  v.transform(({ availability, ...wire }) => ({
    ...wire,
    /** Number left; undefined when unlimited. */
    places: availability ?? undefined,
  })),
);

const course = v.object({
  ...courseSummary.entries,
  description: v.fallback(optionalText, ''),
  teachers: v.fallback(readableOf(text), []),
  teacherImages: v.fallback(v.record(v.string(), image), {}),
  /** What a participant brings along; '' when a backend doesn't say. */
  bring: v.fallback(optionalText, ''),
  sessions: v.fallback(readableOf(session), []),
  additionalServices: v.fallback(readableOf(service), []),
  /** The buyer chooses seats in a hall. */
  hasSeatPlan: flag,
});

export type CourseSummary = v.InferOutput<typeof courseSummary>;
export type CoursePage = v.InferOutput<typeof coursePage>;
export type CourseType = CourseSummary['type'];
export type Course = v.InferOutput<typeof course>;
export type CourseSession = v.InferOutput<typeof session>;
export type AdditionalService = v.InferOutput<typeof service>;

export const parseCourse = readerOf(course);
export const parseCoursePage = readerOf(coursePage);
