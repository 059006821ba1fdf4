import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { randomUuid } from '../../../platform/randomUuid.ts';
import { readJson } from '../../../platform/readJson.ts';
import type { TextStorage } from '../../../platform/storage.ts';
import { type OrderOf, orderMark } from './orderMark.ts';

/** A cart belongs to one member at one club. */
export interface CartOwner {
  /** The club's nid. */
  readonly club: number;
  readonly uid: number;
}

interface Carts {
  readonly tariffs: Readonly<Record<string, readonly number[]>>;
  readonly attempts: Readonly<Record<string, { readonly key: string; readonly mark: string }>>;
}

interface CartActions {
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
const noCarts: Carts = { tariffs: {}, attempts: {} };

const stored = v.object({
  tariffs: v.record(v.string(), v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
  attempts: v.record(v.string(), v.object({ key: v.pipe(v.string(), v.uuid()), mark: v.string() })),
});

/** Ids only are kept, never a price or a name. */
export function createCartStore(storage: TextStorage): CartStore {
  const readCarts = (): Carts => {
    const read = v.safeParse(stored, readJson(storage.read(cartKey)));
    return read.success ? read.output : noCarts;
  };
  const store = createStore<Carts & CartActions>((set, get) => ({
    ...readCarts(),
    add: (owner, tariff) =>
      set((carts) => withTariffs(carts, owner, (held) => [...new Set([...held, tariff])])),
    remove: (owner, tariff) =>
      set((carts) => withTariffs(carts, owner, (held) => held.filter((nid) => nid !== tariff))),
    keepOnly: (owner, tariffs) =>
      set((carts) => withTariffs(carts, owner, (held) => held.filter((nid) => tariffs.includes(nid)))),
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
  store.subscribe(({ tariffs, attempts }) => storage.write(cartKey, JSON.stringify({ tariffs, attempts })));
  return store;
}

export function cartTariffs(carts: Carts, owner: CartOwner): readonly number[] {
  return carts.tariffs[keyOf(owner)] ?? noTariffs;
}

/** One and the same list, so that a reader of an empty cart is not told of a change. */
const noTariffs: readonly number[] = [];

function keyOf({ club, uid }: CartOwner): string {
  return `${club}-${uid}`;
}

function withTariffs(
  { tariffs }: Carts,
  owner: CartOwner,
  change: (held: readonly number[]) => readonly number[],
): Pick<Carts, 'tariffs'> {
  const key = keyOf(owner);
  return { tariffs: { ...tariffs, [key]: change(tariffs[key] ?? noTariffs) } };
}

function without({ tariffs, attempts }: Carts, owner: CartOwner): Carts {
  const { [keyOf(owner)]: _tariffs, ...otherTariffs } = tariffs;
  const { [keyOf(owner)]: _attempt, ...otherAttempts } = attempts;
  return { tariffs: otherTariffs, attempts: otherAttempts };
}
