import type * as v from 'valibot';
import { clubTeachers } from '../../generated/staff/clubTeachers.ts';
import { taughtLesson } from '../../generated/staff/taughtLesson.ts';
import { teachingHours } from '../../generated/staff/teachingHours.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** Who can teach at a club, and its courses. */
export type ClubTeachers = v.InferOutput<typeof clubTeachers>;
export type TaughtLesson = v.InferOutput<typeof taughtLesson>;

export const parseClubTeachers = readerOf(clubTeachers);
export const parseTaughtLessons = readerOf(readableOf(taughtLesson));
export const parseTeachingHours = readerOf(readableOf(teachingHours));
