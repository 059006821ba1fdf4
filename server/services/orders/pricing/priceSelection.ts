import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import type { CartSelection } from '../../cart/cartSelection.ts';
import { type CartLine, placesOfLine } from '../../cart/pricedCart.ts';
import { type InstantHolds, syncInstantHolds } from '../../cart/syncInstantHolds.ts';
import { type Occupancies, occupancyOf } from '../../holds/occupancy.ts';
import type { CartFacts, SelectionToPrice } from './facts/cartFacts.ts';
import { loadCart } from './facts/loadCart.ts';
import { withCartHolders, withHolders } from './facts/loadUitpasHolders.ts';
import { reducibleLines } from './facts/reducibleLine.ts';
import { type PricedInvoice, priceCart } from './priceCart.ts';
import { priceSeats, withSeats } from './priceSeats.ts';

/**
 * Prices a cart and its seats as they stand now. In a transaction that has locked the cart's rows, this is the price of the
 * order.
 */
export async function priceSelection(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  selection: SelectionToPrice,
): Promise<PricedInvoice> {
  const now = clock.now();
  const cart = priceCart(await withCartsBefore(db, await loadCart(db, selection, now)));
  const { seats } = selection;
  return seats ? withSeats(cart, await priceSeats({ db, clock }, { ...selection, ...seats })) : cart;
}

/** Counts the registrations, the places and the UiTPAS numbers of the carts of the same checkout that are ordered before this one. */
async function withCartsBefore(db: Database, facts: CartFacts): Promise<CartFacts> {
  const { selection, now } = facts;
  let { earlier, chosenBefore, uitpasHolders } = facts;
  const taken: TakenPlace[] = [];
  for (const before of selection.before ?? []) {
    const loaded = await loadCart(db, before, now);
    const own = {
      ...{ ...loaded, earlier, chosenBefore, occupancies: withTaken(loaded.occupancies, taken) },
      uitpasHolders: withHolders(loaded.uitpasHolders, uitpasHolders),
    };
    const { lines } = priceCart(own);
    earlier = [...earlier, ...reducibleLines(own, lines)];
    uitpasHolders = withCartHolders(uitpasHolders, before, lines);
    chosenBefore = [...chosenBefore, ...lines.filter((line) => line.type === 'tariff')];
    taken.push(...placesTakenBy(own, lines));
  }
  return { ...facts, earlier, chosenBefore, uitpasHolders, occupancies: withTaken(facts.occupancies, taken) };
}

/** Prices a cart and holds its instant places. When somebody else took a place first, the cart is priced once more. */
export async function priceAndHold(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  selection: CartSelection,
): Promise<{ readonly cart: PricedInvoice; readonly holds: InstantHolds }> {
  const priced = await priceOnce({ db, clock }, selection);
  return priced.holds.lost.length === 0 ? priced : priceOnce({ db, clock }, selection);
}

async function priceOnce({ db, clock }: Pick<Context, 'db' | 'clock'>, selection: CartSelection) {
  const cart = await priceSelection({ db, clock }, selection);
  const lines = cart.lines.filter((line) => line.type === 'tariff');
  const { club, heldBy, person, companions, waitsUntil } = selection;
  const people = [person, ...companions].map(({ uid }) => uid);
  return { cart, holds: await syncInstantHolds({ db, clock }, { club, heldBy, people, lines, waitsUntil }) };
}

/** Places of a tariff that a cart takes when it is ordered. */
interface TakenPlace {
  readonly tariffNid: number;
  readonly places: number;
}

/** The places that a cart takes, without those that are held already: these are occupied for every other cart. */
function placesTakenBy(
  { holds, now }: Pick<CartFacts, 'holds' | 'now'>,
  lines: readonly CartLine[],
): readonly TakenPlace[] {
  return lines.flatMap((line) => {
    if (line.type !== 'tariff' || line.isQueued) return [];
    const { tariffNid, uid } = line;
    const isHeld = holds.some(
      (hold) => hold.tariffNid === tariffNid && hold.uid === uid && hold.expiresAt > now,
    );
    return isHeld ? [] : [{ tariffNid, places: placesOfLine(line) }];
  });
}

function withTaken(occupancies: Occupancies, taken: readonly TakenPlace[]): Occupancies {
  const after = new Map(occupancies);
  for (const { tariffNid, places } of taken) {
    const before = occupancyOf(after, tariffNid);
    after.set(tariffNid, { ...before, taken: before.taken + places });
  }
  return after;
}
