import * as v from 'valibot';
import { flag } from '../../wire/flag.ts';
import { listOf, readableOf } from '../../wire/lists.ts';
import { integer } from '../../wire/numbers.ts';
import { readerOf } from '../../wire/readerOf.ts';
import { optionalText, text } from '../../wire/text.ts';

export const attendanceStates = ['present', 'absent', 'excused'] as const;
export type AttendanceState = (typeof attendanceStates)[number];

const titled = v.object({ nid: integer, url: text, title: text });
const times = { nid: integer, start: integer, end: integer, place: v.fallback(optionalText, '') };

const teacherCourse = v.object({
  ...titled.entries,
  club: titled,
  sessions: readableOf(v.object({ ...times, saved: flag })),
});

/** A course of a teacher, with its recent and coming sessions. */
export type TeacherCourse = v.InferOutput<typeof teacherCourse>;

export const parseTeacherCourses = readerOf(readableOf(teacherCourse));

const neighbour = v.fallback(v.nullable(v.object({ nid: integer, start: integer })), null);

const parent = v.object({ name: text, phone: v.fallback(optionalText, '') });

const participant = v.pipe(
  v.object({
    uid: integer,
    name: text,
    age: v.fallback(v.nullable(integer), null),
    trial: flag,
    parent: v.fallback(v.nullable(parent), null),
    other_parents: v.fallback(readableOf(parent), []),
    answers: v.fallback(
      readableOf(
        v.object({
          ...{ question: text, answer: text, alert: v.fallback(flag, false) },
          /** When the family changed it after the registration, in Unix seconds. */
          changed: v.fallback(v.nullable(integer), null),
        }),
      ),
      [],
    ),
    /** The family reported an absence. */
    reported: v.fallback(flag, false),
    attendance: v.fallback(v.nullable(v.picklist(attendanceStates)), null),
  }),
  v.transform(({ other_parents: otherParents, ...known }) => ({ ...known, otherParents })),
);

/** A person who comes to a session. */
export type Participant = v.InferOutput<typeof participant>;

const teacherSession = v.object({
  ...times,
  club: titled,
  course: titled,
  previous: neighbour,
  next: neighbour,
  version: integer,
  saved: v.fallback(v.nullable(v.object({ by: v.fallback(optionalText, ''), at: integer })), null),
  // Every participant must be readable: a missing one would count as absent.
  participants: listOf(participant),
});

export type TeacherSession = v.InferOutput<typeof teacherSession>;

export const parseTeacherSession = readerOf(teacherSession);
