import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomUuid } from '../../../platform/randomUuid.ts';
import { readJson } from '../../../platform/readJson.ts';
import type { TextStorage } from '../../../platform/storage.ts';
import { type CartItems, type ChangeItems, noItems, storedItems, toStoredItems } from './cartItems.ts';
import { type OrderOf, orderMark } from './orderMark.ts';

/** A cart belongs to one member at one club. */
export interface CartOwner {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

interface Carts {
  readonly items: Readonly<Record<string, CartItems>>;
  readonly attempts: Readonly<Record<string, { readonly key: string; readonly mark: string }>>;
}

interface CartActions {
  change(owner: CartOwner, change: ChangeItems): void;
  add(owner: CartOwner, tariff: number): void;
  remove(owner: CartOwner, tariff: number): void;
  /** Drops the tariffs that the server no longer knows in this cart. */
  keepOnly(owner: CartOwner, tariffs: readonly number[]): void;
  empty(owner: CartOwner): void;
  /**
   * The Idempotency-Key of an order: the same for a repeat of the same order, after a reload too, so that an answer
   * that was lost never becomes a second order.
   */
  orderKey(owner: CartOwner, order: OrderOf): string;
  /** Takes over what another tab has stored. */
  reread(): void;
}

export type CartStore = StoreApi<Carts & CartActions>;

export const cartKey = 'cart';
const noCarts: Carts = { items: {}, attempts: {} };

const stored = v.object({
  items: v.record(v.string(), storedItems),
  attempts: v.record(v.string(), v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string() })),
});

/** Ids only are kept, never a price or a name. */
export function createCartStore(storage: TextStorage): CartStore {
  const readCarts = (): Carts => {
    const read = v.safeParse(stored, readJson(storage.read(cartKey)));
    if (!read.success) return noCarts;
    const { items, attempts } = read.output;
    const kept = Object.entries(items).map(([key, held]) => [key, { ...noItems, ...held }] as const);
    return { items: Object.fromEntries(kept), attempts };
  };
  const store = createStore<Carts & CartActions>((set, get) => ({
    ...readCarts(),
    change: (owner, change) => set((carts) => withItems(carts, owner, change)),
    add: (owner, tariff) =>
      get().change(owner, (items) => ({ ...items, tariffs: [...new Set([...items.tariffs, tariff])] })),
    remove: (owner, tariff) =>
      get().change(owner, (items) => ({ ...items, tariffs: items.tariffs.filter((nid) => nid !== tariff) })),
    keepOnly: (owner, tariffs) =>
      get().change(owner, (items) => ({
        ...items,
        tariffs: items.tariffs.filter((nid) => tariffs.includes(nid)),
      })),
    empty: (owner) => set((carts) => without(carts, owner)),
    orderKey: (owner, order) => {
      const mark = orderMark(order);
      const earlier = get().attempts[keyOf(owner)];
      if (earlier?.mark === mark) return earlier.key;
      const key = randomUuid();
      set(({ attempts }) => ({ attempts: { ...attempts, [keyOf(owner)]: { key, mark } } }));
      return key;
    },
    reread: () => set(readCarts()),
  }));
  store.subscribe(({ items, attempts }) => {
    const kept = Object.entries(items).map(([key, held]) => [key, toStoredItems(held)] as const);
    storage.write(cartKey, JSON.stringify({ items: Object.fromEntries(kept), attempts }));
  });
  return store;
}

export function cartItems(carts: Carts, owner: CartOwner): CartItems {
  return carts.items[keyOf(owner)] ?? noItems;
}

function keyOf({ club, uid }: CartOwner): string {
  return `${club}-${uid}`;
}

function withItems({ items }: Carts, owner: CartOwner, change: ChangeItems): Pick<Carts, 'items'> {
  const key = keyOf(owner);
  return { items: { ...items, [key]: change(items[key] ?? noItems) } };
}

function without({ items, attempts }: Carts, owner: CartOwner): Carts {
  const { [keyOf(owner)]: _items, ...otherItems } = items;
  const { [keyOf(owner)]: _attempt, ...otherAttempts } = attempts;
  return { items: otherItems, attempts: otherAttempts };
}
