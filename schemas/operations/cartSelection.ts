import { Type } from 'typebox';
import { WantedSeat } from '../entities/offer/seatPlan.ts';
import { GivenBirthdate, idPattern, Nid, NidKey, Uid } from '../scalars.ts';
import { CoupleCourse } from './registration.ts';

const some = { maxItems: 100, uniqueItems: true };

/** The places of one event that a person wants to order. */
export const seatSelection = { event: Nid, seats: Type.Array(WantedSeat, { minItems: 1, maxItems: 50 }) };

/** The items that a person wants to order. Ids only, because the server knows the prices. */
export const cartSelection = {
  club: Nid,
  uid: Uid,
  tariffs: Type.Array(Nid, some),
  /** Courses of the tariffs. Other backends may need them; this server ignores them. */
  courses: Type.Optional(Type.Array(Nid, some)),
  passes: Type.Optional(Type.Array(Nid, some)),
  products: Type.Optional(
    Type.Record(NidKey, Type.Integer({ minimum: 1, maximum: 99 }), {
      description: 'Quantity by nid of the variant',
      maxProperties: 100,
    }),
  ),
  selectedAdditionalServices: Type.Optional(
    Type.Array(Type.String({ pattern: `^${idPattern}(;${idPattern})?$` }), {
      ...some,
      description: '`nid`, or `nid;uid` for a companion',
    }),
  ),
  vouchers: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20, uniqueItems: true })),
  coupleCourse: Type.Optional(CoupleCourse),
  users: Type.Optional(
    Type.Array(Uid, { maxItems: 19, uniqueItems: true, description: 'Uids of the companions' }),
  ),
  birthdate: Type.Optional(GivenBirthdate),
  uitpasNos: Type.Optional(
    Type.Record(NidKey, Type.String({ maxLength: 40 }), {
      description: 'Numbers of UiTPAS cards, by uid',
      maxProperties: 20,
    }),
  ),
  trials: Type.Optional(Type.Array(Nid, { ...some, description: 'Nids of the chosen trial sessions' })),
  passAsPrepaid: Type.Optional(Type.Boolean({ description: 'Pays with turns of a pass where possible' })),
  partialPassUse: Type.Optional(
    Type.Boolean({ description: 'Also uses a pass whose turns pay only a part' }),
  ),
  partsPayment: Type.Optional(Type.Boolean({ description: 'Pays in instalments where possible' })),
  /** Together with `seats`. */
  event: Type.Optional(seatSelection.event),
  seats: Type.Optional(seatSelection.seats),
};

const { uid, tariffs, coupleCourse, users, birthdate, uitpasNos, trials, passAsPrepaid, partialPassUse } =
  cartSelection;

/** What of a cart decides about the reductions of the carts that are ordered after it. */
export const cartBefore = {
  ...{ uid, tariffs, coupleCourse, users, birthdate, uitpasNos, trials, passAsPrepaid, partialPassUse },
};
