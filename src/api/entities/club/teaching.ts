import type * as v from 'valibot';
import { teacherCourse } from '../../generated/club/teacherCourse.ts';
import { teacherSession } from '../../generated/club/teacherSession.ts';
import { readableOf } from '../../wire/lists.ts';
import { readerOf } from '../../wire/readerOf.ts';

export const attendanceStates = ['present', 'absent', 'excused'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** A course of a teacher, with its recent and coming sessions. */
export type TeacherCourse = v.InferOutput<typeof teacherCourse>;
export type TeacherSession = v.InferOutput<typeof teacherSession>;
/** A person who comes to a session. Every one must be readable: a missing one would count as absent. */
export type Participant = TeacherSession['participants'][number];

export const parseTeacherCourses = readerOf(readableOf(teacherCourse));
export const parseTeacherSession = readerOf(teacherSession);
