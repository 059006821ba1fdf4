import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone } from '../../reading.ts';
import { ClockTime, IsoDate, largestInteger, Nid, UnixTime, UrlName } from '../../scalars.ts';

const Count = Type.Integer({ minimum: 0, maximum: largestInteger });
const Course = Type.Object({ nid: Nid, url: UrlName, title: Type.String() });

/** The new moment of a lesson, in Brussels. */
export const LessonMoment = Type.Object({ day: IsoDate, from: ClockTime, until: ClockTime });

/** A lesson that was cancelled or moved, while that can be taken back. */
export const LessonChange = Type.Object({
  id: Nid,
  lesson: Nid,
  club: Nid,
  at: UnixTime,
  by: exact(Type.Union([Type.String(), Type.Null()], { description: 'Name; null: the account was erased' })),
  what: or(Type.String({ description: 'What changed, in Dutch' }), ''),
  people: { ...Count, description: 'People whose families get a mail' },
  undo_until: UnixTime,
});
export type LessonChange = Static<typeof LessonChange>;

/** A coming lesson, for managers. */
export const ManagedLesson = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  course: Course,
  people: { ...Count, description: 'People who come' },
  unreached: readableOrNone(
    Type.Array(Type.String(), {
      description: 'Names of the people who come and for whom there is no e-mail address',
    }),
  ),
  cancelled: or(
    Type.Union([Type.Object({ reason: or(Type.String(), '') }), Type.Null()], {
      description: 'null: the lesson takes place',
    }),
    null,
  ),
});
export type ManagedLesson = Static<typeof ManagedLesson>;
