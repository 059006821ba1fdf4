import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomUuid } from '#src/platform/randomUuid.ts';
import { readJson } from '#src/platform/readJson.ts';
import type { TextStorage } from '#src/platform/storage.ts';
import { textMark } from '#src/platform/textMark.ts';
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
  readonly attempts: Readonly<Record<string, { readonly key: string; readonly mark: string }>>;
}

interface CartActions {
  change(owner: CartOwner, change: ChangeItems): void;
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
  /** Reads the carts again after another tab stored them. */
  reread(): void;
}

export type CartStore = StoreApi<Carts & CartActions>;

export const cartKey = 'cart';
const noCarts: Carts = { items: {}, emptied: {}, attempts: {} };

const storedCarts = v.record(v.string(), storedItems);
const stored = v.object({
  items: storedCarts,
  emptied: v.fallback(storedCarts, {}),
  attempts: v.record(v.string(), v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string() })),
});

/** Stores ids only, never a price or a name. */
export function createCartStore(storage: TextStorage): CartStore {
  const store = createStore<Carts & CartActions>((set, get) => ({
    ...readCarts(storage),
    change: (owner, change) => set((carts) => withItems(carts, owner, change)),
    clear: (owner) => set((carts) => without(carts, owner)),
    setAside: (owner) =>
      set((carts) => ({
        ...without(carts, owner),
        emptied: { ...carts.emptied, [keyOf(owner)]: cartItems(carts, owner) },
      })),
    takeBack: (owner) =>
      set((carts) => withItems(carts, owner, (items) => carts.emptied[keyOf(owner)] ?? items)),
    orderKey: (owner, request) => {
      const mark = textMark(JSON.stringify(request));
      // Reads the keys of other tabs too: another tab may have placed the same order a moment ago.
      const attempts = { ...get().attempts, ...readCarts(storage).attempts };
      const earlier = attempts[keyOf(owner)];
      if (earlier?.mark === mark) return earlier.key;
      const key = randomUuid();
      set({ attempts: { ...attempts, [keyOf(owner)]: { key, mark } } });
      return key;
    },
    reread: () => set((carts) => rereadCarts(readCarts(storage), carts)),
  }));
  store.subscribe(({ items, emptied, attempts }) => {
    storage.write(
      cartKey,
      JSON.stringify({
        items: mapCarts(items, toStoredItems),
        emptied: mapCarts(emptied, toStoredItems),
        attempts,
      }),
    );
  });
  return store;
}

function readCarts(storage: TextStorage): Carts {
  const read = v.safeParse(stored, readJson(storage.read(cartKey)));
  if (!read.success) return noCarts;
  const { items, emptied, attempts } = read.output;
  const whole = (held: v.InferOutput<typeof storedItems>): CartItems => ({ ...noItems, ...held });
  return { items: mapCarts(items, whole), emptied: mapCarts(emptied, whole), attempts };
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

function keyOf({ club, uid }: CartOwner): string {
  return `${club}-${uid}`;
}

function withItems(carts: Carts, owner: CartOwner, change: ChangeItems): Partial<Carts> {
  const key = keyOf(owner);
  const changed = change(carts.items[key] ?? noItems);
  const items = { ...carts.items, [key]: changed };
  if (isEmptyCart(changed)) return { items };
  const { [key]: _, ...emptied } = carts.emptied;
  return { items, emptied };
}

function without({ items, emptied, attempts }: Carts, owner: CartOwner): Carts {
  const { [keyOf(owner)]: _items, ...otherItems } = items;
  const { [keyOf(owner)]: _emptied, ...otherEmptied } = emptied;
  const { [keyOf(owner)]: _attempt, ...otherAttempts } = attempts;
  return { items: otherItems, emptied: otherEmptied, attempts: otherAttempts };
}
