import { type Static, Type } from 'typebox';
import { Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';

const ways = ['registration', 'trial', 'pass', 'ticket'] as const;

/** A session that a family member attends. Places on waiting lists don't count (Specification 2.1, Calendar). */
export const CalendarSession = Type.Object({
  nid: Nid,
  uid: Uid,
  name: Type.String({ description: 'Full name of the participant' }),
  kind: Type.Enum([...ways], { description: 'Reason of attendance' }),
  start: UnixTime,
  end: UnixTime,
  place: Type.String(),
  club: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  course: Type.Object({
    nid: Nid,
    url: UrlName,
    title: Type.String(),
    type: Type.Enum(['course', 'activity', 'ticket']),
  }),
  tickets: Type.Integer({ minimum: 0, description: 'Number of tickets of the participant; 0: none needed' }),
  day: Type.Union(
    [Type.Object({ number: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) }), Type.Null()],
    { description: 'Number of this day in an activity of several days; null: no such activity' },
  ),
});
export type CalendarSession = Static<typeof CalendarSession>;
