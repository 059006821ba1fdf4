import { type Static, Type } from 'typebox';
import { exact, or, readableOrNone, skipping, unread } from '../../reading.ts';
import { Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';

const ways = ['registration', 'trial', 'pass', 'ticket'] as const;

/** A session that a family member attends. Places on waiting lists don't count (Specification 2.1, Calendar). */
export const CalendarSession = Type.Object({
  nid: Nid,
  uid: Uid,
  name: Type.String({ description: 'Full name of the participant' }),
  kind: or(Type.Enum([...ways], { description: 'Reason of attendance' }), 'registration'),
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  teachers: Type.Optional(
    readableOrNone(
      Type.Array(Type.String(), {
        description: 'Who teaches it in place of the teachers of the course; left out: those of the course',
      }),
    ),
  ),
  club: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  course: Type.Object({
    nid: Nid,
    url: UrlName,
    title: Type.String(),
    type: unread(Type.Enum(['course', 'activity', 'ticket'])),
  }),
  tickets: or(
    Type.Integer({ minimum: 0, description: 'Number of tickets of the participant; 0: none needed' }),
    0,
  ),
  day: Type.Union(
    [Type.Object({ number: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) }), Type.Null()],
    { description: 'Number of this day in an activity of several days; null: no such activity' },
  ),
});
export type CalendarSession = Static<typeof CalendarSession>;

export const Calendar = Type.Object({
  sessions: skipping(Type.Array(CalendarSession)),
  next: Type.Union([UnixTime, Type.Null()], {
    description: 'Start of the first session after the period; null: there is none',
  }),
});

/** The addresses that follow a calendar. */
export const CalendarFeed = Type.Object({
  address: exact(
    Type.Union([Type.String(), Type.Null()], {
      description:
        'The address that this call made. It needs no login: whoever knows it sees the sessions. It is given once, because the server keeps only its hash. null: this call made none',
    }),
  ),
  since: readableOrNone(
    Type.Array(UnixTime, { description: 'When each address that works was made, the last first' }),
  ),
});
