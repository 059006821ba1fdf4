import * as v from 'valibot';

/** With whom a course by two is taken: who asked, somebody of the family, or whom one asks along. */
export type Couple =
  | { readonly cciid: number }
  | { readonly uid: number; readonly role: string }
  | { readonly fname: string; readonly lname: string; readonly mail: string; readonly role: string };

/** Places of one event, held by the server. `nid`: a seat, or a standing part of the hall. */
export interface CartSeats {
  readonly event: number;
  readonly places: readonly { readonly tariff: number; readonly nid: number; readonly quantity: number }[];
}

/** What came into the cart with a tariff, and leaves it with that tariff. */
export interface Belongings {
  readonly trials: readonly number[];
  readonly services: readonly string[];
  readonly companions: readonly number[];
}

/** What is in one member's cart (specification 3): ids alone, never a price. */
export interface CartItems {
  readonly tariffs: readonly number[];
  /** The nid of the course, by tariff: another server may want it. */
  readonly courses: Readonly<Record<string, number>>;
  /** Sessions of trial lessons. */
  readonly trials: readonly number[];
  /** `nid`, or `nid;uid` for somebody who registers along. */
  readonly services: readonly string[];
  /** Who registers along for a tariff that several take at once. */
  readonly companions: readonly number[];
  /** By tariff. */
  readonly belongings: Readonly<Record<string, Belongings>>;
  readonly passes: readonly number[];
  /** How many, by the nid of the variant. */
  readonly products: Readonly<Record<string, number>>;
  readonly vouchers: readonly string[];
  /** By tariff. */
  readonly couples: Readonly<Record<string, Couple>>;
  /** Numbers of UiTPAS cards, by uid. */
  readonly uitpas: Readonly<Record<string, string>>;
  readonly seats: CartSeats | null;
  readonly paysInParts: boolean;
  readonly usesPass: boolean;
  readonly usesPassInPart: boolean;
}

/** One and the same object, so that a reader of an empty cart is not told of a change. */
export const noItems: CartItems = {
  tariffs: [],
  courses: {},
  trials: [],
  services: [],
  companions: [],
  belongings: {},
  passes: [],
  products: {},
  vouchers: [],
  couples: {},
  uitpas: {},
  seats: null,
  paysInParts: false,
  usesPass: false,
  usesPassInPart: false,
};

export type ChangeItems = (items: CartItems) => CartItems;

/** How much could be ordered: a voucher alone is nothing. */
export function countItems({ tariffs, passes, products, seats }: CartItems): number {
  const pieces = Object.values(products).reduce((sum, quantity) => sum + quantity, 0);
  const places = seats?.places.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
  return tariffs.length + passes.length + pieces + places;
}

export function isEmptyCart(items: CartItems): boolean {
  return countItems(items) === 0;
}

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const ids = v.fallback(v.array(id), []);
const flag = v.fallback(v.boolean(), false);
const services = v.fallback(v.array(v.pipe(v.string(), v.regex(/^\d+(;\d+)?$/))), []);

/**
 * How items are kept in web storage. What is personal (a partner's address, a UiTPAS number) stays in memory: of a couple
 * only the number of an invitation and a member of the family are kept.
 */
export const storedItems = v.object({
  tariffs: ids,
  courses: v.fallback(v.record(v.string(), id), {}),
  trials: ids,
  services,
  companions: ids,
  belongings: v.fallback(v.record(v.string(), v.object({ trials: ids, services, companions: ids })), {}),
  passes: ids,
  products: v.fallback(v.record(v.pipe(v.string(), v.regex(/^\d+$/)), id), {}),
  vouchers: v.fallback(v.array(v.pipe(v.string(), v.maxLength(60))), []),
  couples: v.fallback(
    v.record(v.string(), v.union([v.object({ cciid: id }), v.object({ uid: id, role: v.string() })])),
    {},
  ),
  seats: v.fallback(
    v.nullable(
      v.object({
        event: id,
        places: v.pipe(v.array(v.object({ tariff: id, nid: id, quantity: id })), v.minLength(1)),
      }),
    ),
    null,
  ),
  paysInParts: flag,
  usesPass: flag,
  usesPassInPart: flag,
});

/** What of items may be kept in web storage. */
export function toStoredItems({ uitpas: _, couples, ...items }: CartItems) {
  return { ...items, couples: Object.fromEntries(Object.entries(couples).filter(isNotPersonal)) };
}

/** What another tab has stored, with what this one alone knows: the personal parts are never stored. */
export function withPersonalParts(stored: CartItems, known: CartItems): CartItems {
  const partners = Object.entries(known.couples).filter(
    ([tariff, couple]) => 'mail' in couple && stored.tariffs.includes(Number(tariff)),
  );
  return {
    ...stored,
    couples: { ...Object.fromEntries(partners), ...stored.couples },
    uitpas: known.uitpas,
  };
}

function isNotPersonal([, couple]: readonly [string, Couple]): boolean {
  return !('mail' in couple);
}
