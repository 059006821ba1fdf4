import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { text } from '../../wire/text.ts';
import { placesTaken } from './placesTaken.ts';

const maybe = v.fallback(v.nullable(integer), null);

const managedCourse = v.object({
  nid: integer,
  url: text,
  title: text,
  /** Unix seconds; null without sessions. */
  start: maybe,
  end: maybe,
  tariffs: v.fallback(readableOf(v.object({ nid: integer, title: text })), []),
  taken: integer,
  takenBy: placesTaken,
  /** null: no limit. */
  capacity: maybe,
  waiting: integer,
  unpaid: integer,
});

/** A course in the list of its managers. */
export type ManagedCourse = v.InferOutput<typeof managedCourse>;

export type CoursesPage = ReturnType<typeof parseManagedCourses>;

/** Reads a page: the courses stand in `result`, and the number of all matches beside it. */
export const parseManagedCourses = readerOf(
  v.pipe(
    v.object({ result: readableOf(managedCourse), count: integer, health: flag }),
    v.transform(({ result, ...rest }) => ({ ...rest, courses: result })),
  ),
);
