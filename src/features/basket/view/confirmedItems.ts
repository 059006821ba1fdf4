import type { CartInvoice, CartItem } from '#src/api/entities/orders/cartInvoice.ts';
import type { CartItems } from '../state/cartItems.ts';
import {
  isSamePlace,
  type SeatPlace,
  withoutTariff,
  withoutVouchers,
  withProduct,
  withSeats,
} from '../state/changeItems.ts';

/**
 * The items that the server's answer confirms. Items that the server left out are dropped (specification 4.2), and product
 * quantities follow the answer. Returns the same object when nothing changed.
 *
 * @param uid The owner of the cart
 */
export function confirmedItems(
  items: CartItems,
  { items: lines, rejectedVouchers }: CartInvoice,
  uid: number,
): CartItems {
  const known = knownIn(lines, uid);
  const dropped = items.tariffs.filter((tariff) => !known.tariffs.has(tariff));
  const rest = dropped.reduce(withoutTariff, items);
  const counted = Object.keys(items.products).reduce(
    (left, variant) => withProduct(left, Number(variant), known.products.get(Number(variant)) ?? 0),
    rest,
  );
  const confirmed: CartItems = {
    ...withoutVouchers(counted, rejectedVouchers),
    trials: rest.trials.filter((session) => known.sessions.has(session)),
    services: rest.services.filter((service) => known.services.has(service)),
    passes: items.passes.filter((pass) => known.passes.has(pass)),
  };
  const places =
    items.seats?.places.filter((place) => known.seats.some((seat) => isSamePlace(seat, place))) ?? [];
  const whole = withSeats(confirmed, items.seats && { ...items.seats, places });
  return isSame(items, whole) ? items : whole;
}

function knownIn(lines: readonly CartItem[], uid: number) {
  const of = (type: CartItem['type']) => lines.filter((line) => line.type === type);
  const products = new Map<number, number>();
  for (const { nid, quantity } of of('product')) products.set(nid, (products.get(nid) ?? 0) + quantity);
  return {
    tariffs: new Set(of('tariff').map(tariffOf)),
    sessions: new Set(of('tariff').map(({ session }) => session)),
    services: new Set(of('service').map((line) => serviceOf(line, uid))),
    passes: new Set(of('pass').map(({ nid }) => nid)),
    seats: of('seat').map(seatPlaceOf),
    products,
  };
}

export function tariffOf({ tariff, nid }: CartItem): number {
  return tariff ?? nid;
}

export function seatPlaceOf(item: CartItem): SeatPlace {
  return { nid: item.nid, tariff: tariffOf(item) };
}

/** A service's id in the cart: `nid`, or `nid;uid` for a companion. */
export function serviceOf({ nid, uid }: CartItem, owner: number): string {
  return uid === undefined || uid === owner ? String(nid) : `${nid};${uid}`;
}

function isSame(before: CartItems, after: CartItems): boolean {
  const sizes = ({ tariffs, trials, services, passes, vouchers, seats }: CartItems) =>
    [tariffs, trials, services, passes, vouchers, seats?.places ?? []].map(({ length }) => length).join();
  const counts = ({ products }: CartItems) => Object.entries(products).toSorted().join();
  return sizes(before) === sizes(after) && counts(before) === counts(after);
}
