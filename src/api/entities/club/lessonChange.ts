import type * as v from 'valibot';
import { lessonChange } from '../../generated/club/lessonChange.ts';
import { managedLesson } from '../../generated/club/managedLesson.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

/** A lesson that was cancelled or moved, while that can be taken back. */
export type LessonChange = v.InferOutput<typeof lessonChange>;
/** A coming lesson, for managers. */
export type ManagedLesson = v.InferOutput<typeof managedLesson>;

export const parseLessonChange = readerOf(lessonChange);
export const parseLessonChanges = readerOf(readableOf(lessonChange));
export const parseManagedLessons = readerOf(readableOf(managedLesson));
