import type { ReducibleRegistration } from '#rules/reductions/clubReductions.ts';
import type { UitpasCard } from '#rules/uitpas.ts';
import type {
  additionalServices,
  coupleInvites,
  courseSessions,
  passes,
  users,
  vouchers,
} from '#server/db/schema.ts';
import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import type { Occupancies } from '#server/services/holds/occupancy.ts';
import type { FirstPeople } from '#server/services/offer/loadFirst.ts';
import type { OfferedCourse } from '#server/services/offer/offeredCourse.ts';
import type { RegistrationStatus } from '#server/services/offer/registrationStatus.ts';
import type { OfferedProduct } from '#server/services/webshop/loadProducts.ts';
import type { UitpasHolders } from './loadUitpasHolders.ts';

/** A cart to be priced. */
export interface SelectionToPrice extends CartSelection {
  /** The products of the cart with the wanted variants, where they are read already. */
  readonly goods?: readonly OfferedProduct[];
}

/** Everything that the price of a cart depends on, read once. The calculation itself is pure. */
export interface CartFacts {
  readonly selection: CartSelection;
  readonly now: Date;
  /** The club's courses that have the wanted tariffs. */
  readonly courses: readonly OfferedCourse[];
  /** What the people of the cart have of these courses, by any tariff. */
  readonly standing: RegistrationStatus;
  /** Members who may register before the others, by tariff. */
  readonly first: FirstPeople;
  /** The tariffs that the carts of the same checkout take before this one. */
  readonly chosenBefore: readonly ChosenTariff[];
  readonly occupancies: Occupancies;
  /** Holds of places in this cart, also expired ones. */
  readonly holds: readonly PlaceHold[];
  /** The caller's family, from which a partner may be chosen. */
  readonly family: readonly FamilyMember[];
  /** Registrations of the family at the club that count for its reductions and its tariffs for the next members, and those of carts that are ordered first. */
  readonly earlier: readonly ReducibleRegistration[];
  /** The invitations that the cart answers. */
  readonly invites: readonly (typeof coupleInvites.$inferSelect)[];
  /** The wanted sessions of courses with a trial tariff. */
  readonly trialSessions: readonly (typeof courseSessions.$inferSelect)[];
  readonly services: readonly (typeof additionalServices.$inferSelect)[];
  readonly passes: readonly (typeof passes.$inferSelect)[];
  /** Products with the wanted variants only. */
  readonly products: readonly OfferedProduct[];
  readonly vouchers: readonly (typeof vouchers.$inferSelect)[];
  /** The person's cards with turns that are valid today, the earliest to expire first. */
  readonly passCards: readonly { readonly id: number; readonly credit: number; readonly label: string }[];
  /** Cards by `uitpasKey`; unknown numbers are left out. */
  readonly uitpasCards: ReadonlyMap<string, UitpasCard>;
  /** The people who have the numbers of this cart at the club already, or by a cart that is ordered first. */
  readonly uitpasHolders: UitpasHolders;
}

/** A tariff that somebody gets, or waits for, when a cart is ordered. */
export interface ChosenTariff {
  readonly uid: number;
  readonly tariffNid: number;
}

interface PlaceHold {
  readonly tariffNid: number;
  readonly uid: number;
  readonly expiresAt: Date;
}

export type FamilyMember = Pick<
  typeof users.$inferSelect,
  'uid' | 'fname' | 'lname' | 'birthdate' | 'mail' | 'confirmedMail' | 'secondMail'
>;
