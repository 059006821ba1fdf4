import * as v from 'valibot';
import { courseStop } from '../../generated/management/courseStop.ts';
import { stoppedCourse } from '../../generated/management/stoppedCourse.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** What a stop of a course would mean, and what the club could give back. */
export type CourseStop = v.InferOutput<typeof courseStop>;
export const parseCourseStop = readerOf(courseStop);

/** The effects of a stop. */
export type StoppedCourse = v.InferOutput<typeof stoppedCourse>;
export const parseStoppedCourse = readerOf(stoppedCourse);

/** The number of the invoice of a raised price. */
export const parseRaisedPrice = readerOf(v.object({ number: v.string() }));
