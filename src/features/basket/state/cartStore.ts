import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Clock, systemClock } from '#src/platform/loading/clock.ts';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import type { TextStorage } from '#src/platform/storage/storage.ts';
import { textMark } from '#src/platform/storage/unsavedStore.ts';
import {
  type CartItems,
  type ChangeItems,
  isEmptyCart,
  noItems,
  storedItems,
  toStoredItems,
  withPersonalParts,
} from './cartItems.ts';

/** A cart belongs to one member at one club. */
export interface CartOwner {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

interface Carts {
  readonly items: Readonly<Record<string, CartItems>>;
  /** The contents of emptied carts, for undo. A copy is dropped when the cart is filled again. */
  readonly emptied: Readonly<Record<string, CartItems>>;
  readonly attempts: Readonly<Record<string, Attempt>>;
  /** The time of the last change, in milliseconds since 1970, of each cart that the server doesn't keep yet. */
  readonly unsaved: Readonly<Record<string, number>>;
  /** The version of each cart on the server that this browser knows. */
  readonly versions: Readonly<Record<string, number>>;
}

interface Attempt {
  readonly key: string;
  readonly mark: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A cart as the server keeps it for all devices. */
export interface FollowedCart {
  readonly owner: CartOwner;
  readonly version: number;
  readonly items: CartItems;
}

/** An edit that the server doesn't keep yet. */
export interface UnsavedCart {
  readonly owner: CartOwner;
  readonly items: CartItems;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface CartActions {
  change(owner: CartOwner, change: ChangeItems): void;
  /** Removes what the server left out. No person made this change, so it doesn't win over a change on another device. */
  tidy(owner: CartOwner, change: ChangeItems): void;
  /** Removes a cart that was ordered or moved to another member, without keeping a copy. */
  clear(owner: CartOwner): void;
  /** Empties a cart on the person's request and keeps a copy for undo. */
  setAside(owner: CartOwner): void;
  /** Restores the copy. */
  takeBack(owner: CartOwner): void;
  /**
   * Returns the Idempotency-Key of an order. The same request gets the same key, after a reload and in another tab too. A
   * retry after a lost answer therefore never creates a second order.
   */
  orderKey(owner: CartOwner, request: object): string;
  /**
   * Takes over carts that the server keeps. Skips a cart whose edit is unsaved or whose version is known, and an emptied cart
   * that this browser is ordering at the moment: a retry after a lost answer needs its items.
   */
  follow(carts: readonly FollowedCart[]): void;
  /** Forgets the versions of carts that the server doesn't keep any more, and marks filled ones as unsaved. */
  keepOnly(owners: readonly CartOwner[]): void;
  /** The server has judged an edit: it keeps the cart that is followed next. */
  settle(edit: Pick<UnsavedCart, 'owner' | 'at'>): void;
  /** Reads the carts again after another tab stored them. */
  reread(): void;
}

export type CartStore = StoreApi<Carts & CartActions>;

export const cartKey = 'cart';
export const noCarts: Carts = { items: {}, emptied: {}, attempts: {}, unsaved: {}, versions: {} };

/** How long a lost answer of an order may still arrive by a retry, in milliseconds. */
const retryTime = 2 * 60_000;

const storedCarts = v.record(v.string(), storedItems);
const stored = v.object({
  items: storedCarts,
  emptied: v.fallback(storedCarts, {}),
  attempts: v.record(
    v.string(),
    v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string(), at: v.fallback(v.number(), 0) }),
  ),
  unsaved: v.fallback(v.record(v.string(), v.number()), {}),
  versions: v.fallback(v.record(v.string(), v.number()), {}),
});

/** Stores ids only, never a price or a name. */
export function createCartStore(storage: TextStorage, clock: Clock = systemClock): CartStore {
  const edited = (owner: CartOwner) => ({ [keyOf(owner)]: clock.now() });
  const store = createStore<Carts & CartActions>((set, get) => ({
    ...readCarts(storage),
    change: (owner, change) =>
      set((carts) => ({
        ...withItems(carts, owner, change),
        unsaved: { ...carts.unsaved, ...edited(owner) },
      })),
    tidy: (owner, change) => set((carts) => withItems(carts, owner, change)),
    clear: (owner) =>
      set((carts) => ({ ...without(carts, owner), unsaved: { ...carts.unsaved, ...edited(owner) } })),
    setAside: (owner) =>
      set((carts) => ({
        ...without(carts, owner),
        unsaved: { ...carts.unsaved, ...edited(owner) },
        emptied: { ...carts.emptied, [keyOf(owner)]: cartItems(carts, owner) },
      })),
    takeBack: (owner) =>
      set((carts) => ({
        ...withItems(carts, owner, (items) => carts.emptied[keyOf(owner)] ?? items),
        unsaved: { ...carts.unsaved, ...edited(owner) },
      })),
    orderKey: (owner, request) => {
      const mark = textMark(JSON.stringify(request));
      // Reads the keys of other tabs too: another tab may have placed the same order a moment ago.
      const attempts = { ...get().attempts, ...readCarts(storage).attempts };
      const earlier = attempts[keyOf(owner)];
      if (earlier?.mark === mark) return earlier.key;
      const key = randomUuid();
      set({ attempts: { ...attempts, [keyOf(owner)]: { key, mark, at: clock.now() } } });
      return key;
    },
    follow: (followed) => set((carts) => followed.reduce((sum, one) => withFollowed(sum, one, clock), carts)),
    keepOnly: (owners) =>
      set((carts) => {
        const kept = new Set(owners.map(keyOf));
        const isNew = (key: string) => !kept.has(key) && !isEmptyCart(carts.items[key] ?? noItems);
        const created = Object.keys(carts.items).filter((key) => isNew(key) && !(key in carts.unsaved));
        const known = Object.entries(carts.versions).filter(([key]) => kept.has(key));
        if (created.length === 0 && known.length === Object.keys(carts.versions).length) return carts;
        return {
          versions: Object.fromEntries(known),
          unsaved: { ...carts.unsaved, ...Object.fromEntries(created.map((key) => [key, clock.now()])) },
        };
      }),
    settle: ({ owner, at }) =>
      set((carts) => {
        const { [keyOf(owner)]: edit, ...unsaved } = carts.unsaved;
        return edit === at ? { unsaved } : carts;
      }),
    reread: () => set((carts) => rereadCarts(readCarts(storage), carts)),
  }));
  store.subscribe(({ items, emptied, attempts, unsaved, versions }) => {
    storage.write(
      cartKey,
      JSON.stringify({
        items: mapCarts(items, toStoredItems),
        emptied: mapCarts(emptied, toStoredItems),
        ...{ attempts, unsaved, versions },
      }),
    );
  });
  return store;
}

function readCarts(storage: TextStorage): Carts {
  const read = v.safeParse(stored, readJson(storage.read(cartKey)));
  if (!read.success) return noCarts;
  const { items, emptied, ...others } = read.output;
  const whole = (held: v.InferOutput<typeof storedItems>): CartItems => ({ ...noItems, ...held });
  return { items: mapCarts(items, whole), emptied: mapCarts(emptied, whole), ...others };
}

function rereadCarts(read: Carts, known: Carts): Carts {
  const personal = (held: CartItems, key: string) => withPersonalParts(held, known.items[key] ?? noItems);
  return { ...read, items: mapCarts(read.items, personal) };
}

function mapCarts<From, To>(
  carts: Readonly<Record<string, From>>,
  change: (held: From, key: string) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(carts).map(([key, held]) => [key, change(held, key)]));
}

export function cartItems(carts: Carts, owner: CartOwner): CartItems {
  return carts.items[keyOf(owner)] ?? noItems;
}

/** The contents of a cart before it was emptied. */
export function emptiedItems(carts: Carts, owner: CartOwner): CartItems | undefined {
  return carts.emptied[keyOf(owner)];
}

/** The edits that the server doesn't keep yet, with the contents of their carts at this moment. */
export function unsavedCarts(carts: Carts): UnsavedCart[] {
  return Object.entries(carts.unsaved).map(([key, at]) => {
    const owner = ownerOf(key);
    return { owner, at, items: cartItems(carts, owner) };
  });
}

function keyOf({ club, uid }: CartOwner): string {
  return `${club}-${uid}`;
}

function ownerOf(key: string): CartOwner {
  const [club = 0, uid = 0] = key.split('-').map(Number);
  return { club, uid };
}

function withFollowed<Held extends Carts>(
  carts: Held,
  { owner, version, items }: FollowedCart,
  clock: Clock,
): Held {
  const key = keyOf(owner);
  const isBeingOrdered = clock.now() - (carts.attempts[key]?.at ?? 0) < retryTime;
  if (key in carts.unsaved || version <= (carts.versions[key] ?? 0)) return carts;
  const shown = carts.items[key] ?? noItems;
  if (isEmptyCart(items) && (isBeingOrdered || isEmptyCart(shown))) return carts;
  return {
    ...carts,
    items: { ...carts.items, [key]: withPersonalParts(items, shown) },
    versions: { ...carts.versions, [key]: version },
  };
}

function withItems(carts: Carts, owner: CartOwner, change: ChangeItems): Partial<Carts> {
  const key = keyOf(owner);
  const changed = change(carts.items[key] ?? noItems);
  const items = { ...carts.items, [key]: changed };
  if (isEmptyCart(changed)) return { items };
  const { [key]: _, ...emptied } = carts.emptied;
  return { items, emptied };
}

function without({ items, emptied, attempts, ...others }: Carts, owner: CartOwner): Carts {
  const { [keyOf(owner)]: _items, ...otherItems } = items;
  const { [keyOf(owner)]: _emptied, ...otherEmptied } = emptied;
  const { [keyOf(owner)]: _attempt, ...otherAttempts } = attempts;
  return { ...others, items: otherItems, emptied: otherEmptied, attempts: otherAttempts };
}
