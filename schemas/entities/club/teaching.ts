import { type Static, Type } from 'typebox';
import { or, readableOrNone, skipping } from '../../reading.ts';
import { Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';

export const AttendanceState = Type.Enum(['present', 'absent', 'excused']);
export type AttendanceState = Static<typeof AttendanceState>;

const Club = Type.Object({ nid: Nid, url: UrlName, title: Type.String() });
const Course = Type.Object({ nid: Nid, url: UrlName, title: Type.String() });

const SavedSheet = Type.Object(
  { by: or(Type.String({ description: "'' if the account was erased" }), ''), at: UnixTime },
  { description: 'Account that last saved the attendance' },
);

/** A lesson to come that was cancelled, in lists of lessons. */
export const CancelledLesson = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  reason: or(Type.String(), ''),
});
export type CancelledLesson = Static<typeof CancelledLesson>;

/** A course of a teacher, with the sessions around the current time (Specification 6, "Teacher"). */
export const TeacherCourse = Type.Object({
  ...Course.properties,
  club: Club,
  sessions: skipping(
    Type.Array(
      Type.Object({
        nid: Nid,
        start: UnixTime,
        end: UnixTime,
        place: or(Type.String(), ''),
        saved: Type.Boolean({ description: 'Whether the attendance is saved' }),
      }),
      {
        description:
          'The last two sessions that have begun, all days of an activity whose attendance is not saved, and the next three sessions, the earliest first',
      },
    ),
  ),
  cancelled: readableOrNone(
    Type.Array(CancelledLesson, { description: 'Cancelled sessions to come, the earliest first' }),
  ),
});
export type TeacherCourse = Static<typeof TeacherCourse>;

const Guardian = Type.Object({ name: Type.String(), phone: or(Type.String(), '') });

/** A participant of a session, with the data that the teacher may see. */
export const Participant = Type.Object({
  uid: Uid,
  name: Type.String(),
  age: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
    description: 'Age in years on the day of the session; null: unknown',
  }),
  trial: Type.Boolean(),
  extras: readableOrNone(
    Type.Array(Type.String(), { description: 'Titles of the extras that the participant took' }),
  ),
  phone: or(Type.String({ description: "Own number of the participant; '': none" }), ''),
  parent: Type.Union([Guardian, Type.Null()], {
    description: 'Holder of the account; null: the participant',
  }),
  other_parents: readableOrNone(
    Type.Array(Guardian, {
      description: 'The parents beside the holder',
    }),
  ),
  answers: readableOrNone(
    Type.Array(
      Type.Object({
        question: Type.String(),
        answer: Type.String(),
        alert: Type.Boolean({
          description: 'Whether it concerns the health and says that there is something',
        }),
        changed: Type.Union([UnixTime, Type.Null()], {
          description: 'When the family changed it after the registration',
        }),
      }),
      { description: 'Answers to the questions that the club marked for its teachers' },
    ),
  ),
  reported: Type.Boolean({
    description: 'The family reported an absence. Until the teacher decides, `attendance` is then excused',
  }),
  attendance: Type.Union([AttendanceState, Type.Null()]),
});
export type Participant = Static<typeof Participant>;

const Neighbour = Type.Union([Type.Object({ nid: Nid, start: UnixTime }), Type.Null()]);

export const TeacherSession = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  club: Club,
  course: Course,
  previous: Neighbour,
  next: Neighbour,
  version: Type.Integer({
    minimum: 0,
    description: 'Version of the attendance sheet; a save names the version that it changes',
  }),
  saved: Type.Union([SavedSheet, Type.Null()]),
  participants: Type.Array(Participant, { description: 'Participants, sorted by name' }),
  unreached: readableOrNone(
    Type.Array(Type.String(), {
      description: 'Names of the participants for whom there is no e-mail address',
    }),
  ),
});
export type TeacherSession = Static<typeof TeacherSession>;
