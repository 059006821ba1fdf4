import { type Static, Type } from 'typebox';
import { cartSelection } from '../../operations/cartSelection.ts';
import { Nid, ShortText, Uid } from '../../scalars.ts';
import { WantedSeat } from '../offer/seatPlan.ts';

const { passes, products, selectedAdditionalServices, vouchers, users, trials } = cartSelection;
const { passAsPrepaid, partialPassUse, partsPayment } = cartSelection;

/** What came into the cart with a tariff and leaves with it. */
const TariffBelongings = Type.Object({
  tariff: Nid,
  course: Type.Optional(Nid),
  fromFamilyMember: Type.Optional(
    Type.Integer({
      minimum: 2,
      description: 'The tariff is for the next members of a family, from this one',
    }),
  ),
  selectedAdditionalServices,
  users,
  trials,
  couple: Type.Optional(
    Type.Object(
      { cciid: Type.Optional(Nid), uid: Type.Optional(Uid), role: Type.Optional(ShortText) },
      { description: 'An invitation, or a partner from the family with a role', additionalProperties: false },
    ),
  ),
});

/**
 * The contents of one member's cart. Ids only: an invited partner's address and the numbers of UiTPAS cards stay on the device
 * where they were typed.
 */
export const CartContents = Type.Object({
  chosen: Type.Array(TariffBelongings, { maxItems: 100 }),
  ...{ passes, products, selectedAdditionalServices, vouchers, users, trials },
  ...{ passAsPrepaid, partialPassUse, partsPayment },
  places: Type.Optional(
    Type.Object({ event: Nid, seats: Type.Array(WantedSeat, { minItems: 1, maxItems: 50 }) }),
  ),
});
export type CartContents = Static<typeof CartContents>;

/** The cart of one member at one club, as the server keeps it for all devices of the account. */
export const KeptCart = Type.Object({
  club: Nid,
  uid: Uid,
  version: Type.Integer({ minimum: 1, description: 'Grows with every change that is kept' }),
  contents: Type.Union([CartContents, Type.Null()], { description: 'null: emptied or ordered' }),
});
export type KeptCart = Static<typeof KeptCart>;
