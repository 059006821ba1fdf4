import { type Static, Type } from 'typebox';
import { exact, maybe, or, readableOrNone, skipping } from '../../reading.ts';
import { Euros, Nid, Uid, UnixTime, UrlName } from '../../scalars.ts';
import { EarlyPrice } from '../offer/tariff.ts';

const about = {
  club: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  course: Type.Object({ nid: Nid, url: UrlName, title: Type.String() }),
  tariff: Type.Object({ nid: Nid, title: Type.String() }),
};

/** An invitation of a partner for a course for two. */
export const CoupleInvitation = Type.Object({
  cciid: Nid,
  ...about,
  inviter: Type.String(),
  role: or(Type.String({ description: "Role of the partner; '' if the role makes no difference" }), ''),
  expires: UnixTime,
});
export type CoupleInvitation = Static<typeof CoupleInvitation>;

/** The state of an invitation, for the inviter. A partner who accepted is registered once the order is placed. */
export const SentInvitation = Type.Object({
  cciid: Nid,
  ...about,
  name: Type.String({ description: 'Name of the family member who invited' }),
  partner: Type.String(),
  role: or(Type.String({ description: "Role of the partner; '' if the role makes no difference" }), ''),
  state: Type.Enum(['asked', 'coming', 'registered', 'declined', 'expired']),
  expires: UnixTime,
});
export type SentInvitation = Static<typeof SentInvitation>;

/** A place on a waiting list, or a free place that is offered to a person on it. */
export const WaitingPlace = Type.Object({
  uid: Uid,
  name: Type.String(),
  ...about,
  since: UnixTime,
  position: Type.Integer({ minimum: 1 }),
  offer: exact(
    maybe(
      Type.Union(
        [
          Type.Object({
            expires: UnixTime,
            price: Type.Optional(Euros),
            earlyPrice: Type.Optional(EarlyPrice),
            nextSession: Type.Optional(UnixTime),
          }),
          Type.Null(),
        ],
        { description: 'End of the offered place, what it costs and the next session; null: no offer yet' },
      ),
    ),
  ),
});
export type WaitingPlace = Static<typeof WaitingPlace>;

/** The invitations and the places on waiting lists of a family. */
export const Invitations = Type.Object({
  couples: skipping(Type.Array(CoupleInvitation)),
  sent: exact(readableOrNone(Type.Array(SentInvitation))),
  waiting: skipping(Type.Array(WaitingPlace)),
});
