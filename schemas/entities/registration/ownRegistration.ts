import { type Static, Type } from 'typebox';
import { or, readableOrNone, skipping } from '../../reading.ts';
import { Euros, IsoDate, Nid, Oid, Uid, UnixTime, UrlName } from '../../scalars.ts';
import { MoneyStanding } from '../orders/moneyStanding.ts';
import { WaitingPlace } from './invitation.ts';

/** A lesson to come of a registration. */
const ComingLesson = Type.Object({
  nid: Nid,
  start: UnixTime,
  end: UnixTime,
  place: or(Type.String(), ''),
  absent: Type.Boolean({ description: 'The family reported an absence' }),
});

const Stop = Type.Union(
  [
    Type.Object({
      how: Type.Literal('now'),
      until: UnixTime,
      money: Type.Enum(['refund', 'credit', 'none']),
      lapses: Euros,
      back: Euros,
    }),
    Type.Object({ how: Type.Literal('ask') }),
    Type.Object({ how: Type.Literal('asked'), at: UnixTime }),
  ],
  {
    description:
      "now: stops at once, until that time; `lapses` is no longer to be paid, and `back` is returned by the club's rule. ask: the club decides. asked: the club has a request.",
  },
);

/** A registration of a family member that isn't over. */
export const OwnRegistration = Type.Object({
  id: Nid,
  uid: Uid,
  name: Type.String(),
  club: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  course: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  tariff: Type.Object({ nid: Nid, title: Type.String() }),
  trial: Type.Boolean(),
  since: UnixTime,
  lessons: readableOrNone(
    Type.Array(ComingLesson, { description: 'The next lessons, at most four, the earliest first' }),
  ),
  payment: Type.Union(
    [
      Type.Object({
        oid: Oid,
        state: Type.Enum(['open', 'part-paid', 'processing', 'paid', 'overdue', 'credited']),
        open: Euros,
        standing: Type.Optional(MoneyStanding),
      }),
      Type.Null(),
    ],
    { description: 'The invoice; null: free of charge, or settled outside the portal' },
  ),
  stop: or(Stop, { how: 'ask' }),
  stopped: Type.Optional(
    Type.Object(
      {
        from: Type.Unsafe<string>({ ...IsoDate, description: 'The first day without lessons' }),
        reason: or(Type.String(), ''),
      },
      { description: 'The club stopped the course' },
    ),
  ),
  certificates: readableOrNone(
    Type.Array(Type.String(), {
      description: 'Numbers of the certificates about it, which are no longer true once it ends',
    }),
  ),
});
export type OwnRegistration = Static<typeof OwnRegistration>;

export const OwnRegistrations = Type.Object({
  registrations: skipping(Type.Array(OwnRegistration)),
  waiting: skipping(Type.Array(WaitingPlace)),
});
