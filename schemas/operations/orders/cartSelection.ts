import { Type } from 'typebox';
import { WantedSeat } from '../../entities/seatPlan.ts';
import { GivenBirthdate, idPattern, Nid, NidKey, Uid } from '../../scalars.ts';
import { CoupleCourse } from '../registration/coupleCourse.ts';

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
      description: 'How many, by the nid of the variant',
      maxProperties: 100,
    }),
  ),
  selectedAdditionalServices: Type.Optional(
    Type.Array(Type.String({ pattern: `^${idPattern}(;${idPattern})?$` }), {
      ...some,
      description: '`nid`, or `nid;uid` for somebody who registers along',
    }),
  ),
  vouchers: Type.Optional(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 20, uniqueItems: true })),
  coupleCourse: Type.Optional(CoupleCourse),
  users: Type.Optional(
    Type.Array(Uid, { maxItems: 19, uniqueItems: true, description: 'Who registers in the same go' }),
  ),
  birthdate: Type.Optional(GivenBirthdate),
  uitpasNos: Type.Optional(
    Type.Record(NidKey, Type.String({ maxLength: 40 }), {
      description: 'Numbers of UiTPAS cards, by uid',
      maxProperties: 20,
    }),
  ),
  trials: Type.Optional(Type.Array(Nid, { ...some, description: 'The sessions of trial lessons' })),
  passAsPrepaid: Type.Optional(Type.Boolean({ description: 'Pays with the turns of a pass what it can' })),
  partialPassUse: Type.Optional(
    Type.Boolean({ description: 'Uses a pass also where its turns do not pay for everything' }),
  ),
  partsPayment: Type.Optional(Type.Boolean({ description: 'Pays in parts what may be' })),
  /** Together with `seats`. */
  event: Type.Optional(seatSelection.event),
  seats: Type.Optional(seatSelection.seats),
};
