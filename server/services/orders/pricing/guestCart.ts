import type { CartSelection } from '#server/services/cart/cartSelection.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts } from './facts/cartFacts.ts';

type Buying = Pick<CartSelection, 'club' | 'person'>;

/** Whether a club sells to the person of a cart: to a guest only where the club wants it, at this moment. */
export function sellsTo({ club, person }: Buying): boolean {
  return !person.isGuest || club.sellsToGuests;
}

interface GuestCart {
  readonly facts: CartFacts;
  readonly feedback: readonly string[];
}

/**
 * Leaves only tickets in the cart of a guest, and says why. Anything else is for somebody whom the club knows.
 * Decision: docs/decisions/0208-a-guest-buys-tickets.md
 */
export function ticketsOfGuest(facts: CartFacts): GuestCart {
  const { selection, courses } = facts;
  if (!selection.person.isGuest) return { facts, feedback: [] };
  const nids = (isTicket: boolean) =>
    courses
      .filter(({ type }) => (type === 'ticket') === isTicket)
      .flatMap(({ tariffs }) => tariffs.map(({ nid }) => nid));
  const [ofTickets, others] = [nids(true), nids(false)];
  const isSold = sellsTo(selection);
  const tariffs = selection.tariffs.filter(
    (nid) => !(isSold ? others : [...others, ...ofTickets]).includes(nid),
  );
  const hasOthers =
    selection.passes.length > 0 ||
    selection.products.length > 0 ||
    selection.tariffs.some((nid) => others.includes(nid));
  const hasTickets = selection.tariffs.some((nid) => ofTickets.includes(nid));
  return {
    facts: { ...facts, selection: { ...selection, tariffs, passes: [], products: [] } },
    feedback: [
      ...(hasOthers ? [nl.cart.ticketsOnly] : []),
      ...(hasTickets && !isSold ? [nl.cart.noGuests] : []),
    ],
  };
}
