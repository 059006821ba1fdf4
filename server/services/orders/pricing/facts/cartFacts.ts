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
import type { OfferedCourse } from '#server/services/offer/offeredCourse.ts';
import type { Standing } from '#server/services/offer/standing.ts';
import type { Occupancies } from '#server/services/reservations/occupancy.ts';
import type { OfferedProduct } from '#server/services/webshop/loadProducts.ts';

/** Everything that a cart is priced by, read once: what follows from it is pure. */
export interface CartFacts {
  readonly selection: CartSelection;
  readonly now: Date;
  /** Those of the wanted tariffs, and of this club. */
  readonly courses: readonly OfferedCourse[];
  readonly standing: Standing;
  readonly occupancies: Occupancies;
  /** Places that were held in this cart, also those whose time is over. */
  readonly holds: readonly PlaceHold[];
  /** Of the caller's family: the partners that somebody may choose. */
  readonly family: readonly FamilyMember[];
  /** The invitations that are answered. */
  readonly invites: readonly (typeof coupleInvites.$inferSelect)[];
  /** The wanted ones of a course with a trial tariff. */
  readonly trialSessions: readonly (typeof courseSessions.$inferSelect)[];
  readonly services: readonly (typeof additionalServices.$inferSelect)[];
  readonly passes: readonly (typeof passes.$inferSelect)[];
  /** With the wanted variants alone. */
  readonly products: readonly OfferedProduct[];
  readonly vouchers: readonly (typeof vouchers.$inferSelect)[];
  /** Of the person, with turns that are good today; the one that ends first comes first. */
  readonly passCards: readonly { readonly id: number; readonly credit: number; readonly label: string }[];
  /** By number, those that the scheme knows. */
  readonly uitpasCards: ReadonlyMap<string, UitpasCard>;
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
