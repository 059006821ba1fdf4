import { type Static, Type } from 'typebox';
import { or, readableOrNone, skipping } from '../../reading.ts';
import { Nid, Uid, UnixTime } from '../../scalars.ts';

const Holder = Type.Unsafe<number>({ ...Uid, description: 'The account' });

/** Who can teach at a club, and who teaches its courses. */
export const ClubTeachers = Type.Object({
  people: skipping(
    Type.Array(
      Type.Object({
        holder: Holder,
        name: Type.String(),
        mail: or(Type.String(), ''),
        courses: readableOrNone(Type.Array(Nid, { description: 'Courses that the account teaches' })),
      }),
      { description: 'Everybody with a role at the club' },
    ),
  ),
  courses: skipping(
    Type.Array(
      Type.Object({
        nid: Nid,
        title: Type.String(),
        shown: readableOrNone(Type.Array(Type.String(), { description: 'The names that families read' })),
        ended: or(
          Type.Union([UnixTime, Type.Null()], { description: 'End of the last lesson; null: not over' }),
          null,
        ),
      }),
      {
        description:
          'Courses that are not over, and after them those that ended this year or the year before, the latest first',
      },
    ),
  ),
});
export type ClubTeachers = Static<typeof ClubTeachers>;

/** A coming lesson, for who finds a substitute. */
export const TaughtLesson = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  shown: readableOrNone(Type.Array(Type.String())),
  substitute: Type.Union([Type.Object({ holder: Holder, name: Type.String() }), Type.Null()]),
});
export type TaughtLesson = Static<typeof TaughtLesson>;

/** The hours that somebody taught in a period. */
export const TeachingHours = Type.Object({
  holder: Holder,
  name: Type.String(),
  lessons: Type.Integer({ minimum: 0 }),
  substituted: or(Type.Integer({ minimum: 0, description: 'Lessons as a substitute' }), 0),
  minutes: Type.Integer({ minimum: 0 }),
});
export type TeachingHours = Static<typeof TeachingHours>;
