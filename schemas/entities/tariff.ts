import { type Static, Type } from 'typebox';
import { Euros, Nid } from '../scalars.ts';

const uidKeys = Type.String({ pattern: '^[0-9]+$' });

/** A way to take a course, with a price and places of its own. */
export const Tariff = Type.Object({
  nid: Nid,
  course: Nid,
  title: Type.String(),
  type: Type.Enum(['regular', 'trial']),
  price: Euros,
  discountedPrice: Type.Optional(Euros),
  availability: Type.Union([Type.Integer(), Type.Null()], {
    description: 'Free places; 0 or less: full; null: unlimited',
  }),
  disable_waiting_list: Type.Boolean(),
  registeredUsersPerTariff: Type.Record(uidKeys, Type.Integer(), {
    description: 'Registration status by uid, of the caller and family: above 0 or exactly -99 is registered',
  }),
  queuedUsersPerTariff: Type.Record(uidKeys, Type.Integer(), {
    description: 'Places asked for on the waiting list by uid, of the caller and family',
  }),
  blockedRegistrationMessage: Type.Optional(Type.String()),
  usersSimultaneous: Type.Integer({ minimum: 1, description: 'How many people register at once' }),
});
export type Tariff = Static<typeof Tariff>;
