import type * as v from 'valibot';
import { courseList } from '../../generated/desk/courseList.ts';
import { seasonNumbers } from '../../generated/desk/seasonNumbers.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** The names and the dates of a course. */
export type CourseList = v.InferOutput<typeof courseList>;
export const parseCourseList = readerOf(courseList);

/** The numbers of the courses of a season. */
export type SeasonNumbers = v.InferOutput<typeof seasonNumbers>;
export const parseSeasonNumbers = readerOf(seasonNumbers);
