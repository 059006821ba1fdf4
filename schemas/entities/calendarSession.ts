import { type Static, Type } from 'typebox';
import { Nid, Uid, UnixTime, UrlName } from '../scalars.ts';

const ways = ['registration', 'trial', 'pass', 'ticket'] as const;

/** A session that a family member attends. Places on waiting lists don't count (Specification 2.1, Calendar). */
export const CalendarSession = Type.Object({
  nid: Nid,
  uid: Uid,
  name: Type.String({ description: 'Who comes' }),
  kind: Type.Enum([...ways], { description: 'By what they come' }),
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
  tickets: Type.Integer({ minimum: 0, description: 'How many tickets they have; 0: they need none' }),
  day: Type.Union(
    [Type.Object({ number: Type.Integer({ minimum: 1 }), of: Type.Integer({ minimum: 2 }) }), Type.Null()],
    { description: 'Which day it is of an activity of several days; null: of anything else' },
  ),
});
export type CalendarSession = Static<typeof CalendarSession>;
