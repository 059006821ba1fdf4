import * as v from 'valibot';
import { managedCourse } from '../../generated/management/managedCourse.ts';
import { flag } from '../../wire/flag.ts';
import { readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A course in the list of its managers. */
export type ManagedCourse = v.InferOutput<typeof managedCourse>;
export type PlacesTaken = ManagedCourse['takenBy'];
export type CoursesPage = ReturnType<typeof parseManagedCourses>;

/** Reads a page: the courses stand in `result`, and the number of all matches beside it. */
export const parseManagedCourses = readerOf(
  v.pipe(
    v.object({ result: readableOf(managedCourse), count: integer, health: flag }),
    v.transform(({ result, ...rest }) => ({ ...rest, courses: result })),
  ),
);
