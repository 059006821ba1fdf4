import { type Static, Type } from 'typebox';
import { or, readableOrNone } from '../../reading.ts';
import { largestInteger, Nid, Uid, UnixTime } from '../../scalars.ts';

/** The names and the dates of a course, for a list on paper. It has nothing about health: paper gets lost. */
export const CourseList = Type.Object({
  title: Type.String(),
  club: or(Type.String(), ''),
  sessions: readableOrNone(
    Type.Array(Type.Object({ nid: Nid, start: UnixTime, place: or(Type.String(), '') })),
  ),
  people: readableOrNone(
    Type.Array(
      Type.Object({
        uid: Uid,
        name: Type.String(),
        age: Type.Union([Type.Integer({ minimum: 0, maximum: largestInteger }), Type.Null()]),
        trial: Type.Boolean({ description: 'Comes for a trial lesson' }),
        extras: readableOrNone(
          Type.Array(Type.String(), { description: 'Titles of the extras that the person took' }),
        ),
        phone: or(Type.String({ description: 'Of the person, or of the holder of the family' }), ''),
      }),
      { description: 'Who is registered, by last name' },
    ),
  ),
});
export type CourseList = Static<typeof CourseList>;
