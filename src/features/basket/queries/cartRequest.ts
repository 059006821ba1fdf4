import type { OperationRequest } from '#schemas/operations.ts';
import type { CartItems, CartSeats, Couple } from '../state/cartItems.ts';
import type { CartOwner } from '../state/cartStore.ts';

/** Query key prefix for every selection of one cart. Apart from the query, which most screens don't load. */
export function cartKeyOf({ club, uid }: CartOwner) {
  return ['cart-invoice', club, uid] as const;
}

export type CartRequest = OperationRequest<'compile_public_registration_invoice'>;

/** Builds the request that prices a cart and its seats. Ids are sorted, so that the same cart always gives the same request. */
export function cartRequest({ club, uid }: CartOwner, items: CartItems): CartRequest {
  const { passes, products, services, vouchers, couples, companions, uitpas, trials } = items;
  const courses = [...new Set(Object.values(items.courses))];
  return {
    club,
    uid,
    tariffs: inOrder(items.tariffs),
    ...(courses.length > 0 && { courses: inOrder(courses) }),
    ...(passes.length > 0 && { passes: inOrder(passes) }),
    ...(Object.keys(products).length > 0 && { products: { ...products } }),
    ...(services.length > 0 && { selectedAdditionalServices: [...services].toSorted() }),
    // Vouchers keep the order in which they were entered: a voucher that can't be combined yields to the earlier ones.
    ...(vouchers.length > 0 && { vouchers: [...vouchers] }),
    ...(Object.keys(couples).length > 0 && { coupleCourse: coupleCourseOf(couples) }),
    ...(companions.length > 0 && { users: inOrder(companions) }),
    ...(Object.keys(uitpas).length > 0 && { uitpasNos: { ...uitpas } }),
    ...(trials.length > 0 && { trials: inOrder(trials) }),
    ...(items.paysInParts && { partsPayment: true }),
    ...(items.usesPass && { passAsPrepaid: true }),
    ...(items.usesPass && items.usesPassInPart && { partialPassUse: true }),
    ...(items.seats && seatRequest(items.seats)),
  };
}

interface OwnedCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
}

/** Maximum number of carts that the server counts before another one. */
const most = 8;

interface Turn {
  readonly uid: number;
  readonly items: Pick<CartItems, 'ranks'>;
}

/**
 * Compares two carts of a family by which is ordered first. One order on all screens, because a reduction of the family stands with the
 * cart that is ordered last. A tariff for the second member comes after the carts of others, which make it the second.
 */
export function byTurn(one: Turn, other: Turn): number {
  return rankOf(one.items) - rankOf(other.items) || one.uid - other.uid;
}

/** 0 for a cart without a tariff for the next members of a family. */
function rankOf({ ranks }: Turn['items']): number {
  return Math.max(0, ...Object.values(ranks));
}

function turnOf({ owner: { uid }, items }: OwnedCart): Turn {
  return { uid, items };
}

/**
 * The carts of a family, each with the carts that are ordered before it and decide about it: those with the same tariff, by its
 * places, or the same UiTPAS number; all of them at a club with reductions, by the price, and before a tariff for the next members of a family.
 */
export function cartsInTurn<Cart extends OwnedCart>(
  carts: readonly Cart[],
  hasReductions: boolean,
): readonly (Cart & { readonly before: CartsBefore })[] {
  return carts.map((cart) => {
    const earlier = carts
      .filter((one) => one.items.tariffs.length > 0 && byTurn(turnOf(one), turnOf(cart)) < 0)
      .toSorted((one, other) => byTurn(turnOf(one), turnOf(other)));
    const allDecide = hasReductions || rankOf(cart.items) > 0;
    const deciding = earlier.filter(
      ({ items }) => allDecide || sharesTariff(items, cart.items) || sharesUitpas(items, cart.items),
    );
    return { ...cart, before: deciding.slice(0, most).map(cartBefore) };
  });
}

function sharesTariff(one: Pick<CartItems, 'tariffs'>, other: Pick<CartItems, 'tariffs'>): boolean {
  return one.tariffs.some((nid) => other.tariffs.includes(nid));
}

function sharesUitpas(one: Pick<CartItems, 'uitpas'>, other: Pick<CartItems, 'uitpas'>): boolean {
  const numbers = Object.values(other.uitpas);
  return Object.values(one.uitpas).some((number) => numbers.includes(number));
}

export type CartsBefore = NonNullable<CartRequest['before']>;

function cartBefore({ owner, items }: OwnedCart): CartsBefore[number] {
  const request = cartRequest(owner, items);
  const { uid, tariffs, coupleCourse, users, uitpasNos, trials, passAsPrepaid, partialPassUse } = request;
  return {
    ...{ uid, tariffs },
    ...(coupleCourse && { coupleCourse }),
    ...(users && { users }),
    ...(uitpasNos && { uitpasNos }),
    ...(trials && { trials }),
    ...(passAsPrepaid && { passAsPrepaid }),
    ...(partialPassUse && { partialPassUse }),
  };
}

/** The partner for each couple tariff, in the format of the contract. */
export function coupleCourseOf(couples: CartItems['couples']): NonNullable<CartRequest['coupleCourse']> {
  return Object.fromEntries(Object.entries(couples).map(([tariff, couple]) => [tariff, wireCouple(couple)]));
}

/** The places of an event, sorted so that the same places always give the same request. */
export function seatRequest({ event, places }: CartSeats) {
  const seats = places.map(({ tariff, nid, quantity }) => ({ tariff, nid, quantity }));
  return { event, seats: seats.toSorted((a, b) => a.nid - b.nid || a.tariff - b.tariff) };
}

/** The request body of `get_ticket_sales_quote`: tariff and nid only (specification 7), one entry for each person. */
export function quoteRequest(seats: CartSeats) {
  const request = seatRequest(seats);
  return {
    ...request,
    seats: request.seats.flatMap(({ tariff, nid, quantity }) =>
      Array.from({ length: quantity }, () => ({ tariff, nid })),
    ),
  };
}

function wireCouple(couple: Couple) {
  if ('cciid' in couple) return { type: 'accept_invite', cciid: couple.cciid };
  const { role } = couple;
  if ('uid' in couple) return { role, uid: couple.uid };
  const { fname, lname, mail } = couple;
  return { role, fname, lname, mail };
}

function inOrder(ids: readonly number[]): number[] {
  return ids.toSorted((a, b) => a - b);
}
