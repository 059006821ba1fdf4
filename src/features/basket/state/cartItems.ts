import * as v from 'valibot';

/** The partner of a couple tariff: the inviter, a family member or an invited guest. */
export type Couple =
  | { readonly cciid: number }
  | { readonly uid: number; readonly role: string }
  | { readonly fname: string; readonly lname: string; readonly mail: string; readonly role: string };

/** Places of one event that the server holds. `nid` is a seat or a standing area of the hall. */
export interface CartSeats {
  readonly event: number;
  readonly places: readonly { readonly tariff: number; readonly nid: number; readonly quantity: number }[];
}

/** Items that came into the cart with a tariff and leave with it. */
export interface Belongings {
  readonly trials: readonly number[];
  readonly services: readonly string[];
  readonly companions: readonly number[];
}

/**
 * The contents of one member's cart (specification 3): ids only, never a price.
 * Decision: docs/decisions/0043-each-member-has-a-cart.md
 */
export interface CartItems {
  readonly tariffs: readonly number[];
  /** The nid of the course, by tariff. Another backend may need it. */
  readonly courses: Readonly<Record<string, number>>;
  /** Of a tariff for the next members of a family: from which member it is, by tariff. */
  readonly ranks: Readonly<Record<string, number>>;
  /** Sessions of trial lessons. */
  readonly trials: readonly number[];
  /** `nid`, or `nid;uid` for a companion. */
  readonly services: readonly string[];
  /** The uids of the companions who register along, for tariffs that allow several people. */
  readonly companions: readonly number[];
  /** By tariff. */
  readonly belongings: Readonly<Record<string, Belongings>>;
  readonly passes: readonly number[];
  /** The quantity, by the nid of the variant. */
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

/** A constant, so that a selector of an empty cart returns the same object and causes no render. */
export const noItems: CartItems = {
  tariffs: [],
  courses: {},
  ranks: {},
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

/** How many pieces the cart can order. A voucher does not count. */
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
 * The format of items in web storage. Personal details (a partner's address, a UiTPAS number) stay in memory. A stored couple
 * has only the number of an invitation or a family member.
 */
export const storedItems = v.object({
  tariffs: ids,
  courses: v.fallback(v.record(v.string(), id), {}),
  ranks: v.fallback(v.record(v.string(), id), {}),
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

/** The items without their personal parts, for web storage. */
export function toStoredItems({ uitpas: _, couples, ...items }: CartItems) {
  return { ...items, couples: Object.fromEntries(Object.entries(couples).filter(isNotPersonal)) };
}

/** Merges the items that another tab stored with the personal parts in this tab's memory, which are never stored. */
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
