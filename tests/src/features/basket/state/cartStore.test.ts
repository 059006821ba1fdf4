import { describe, expect, test } from 'vitest';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import {
  type CartOwner,
  type CartStore,
  cartItems,
  createCartStore,
  emptiedItems,
  unsavedCarts,
} from '#src/features/basket/state/cartStore.ts';
import { withPass, withTariff, withVoucher } from '#src/features/basket/state/changeItems.ts';
import { type TextStorage, textStorage } from '#src/platform/storage/storage.ts';

const noor = { club: 1, uid: 8 };
const lars = { club: 1, uid: 9 };

function add(store: CartStore, owner: CartOwner, tariff: number): void {
  store.getState().change(owner, (items) => withTariff(items, tariff));
}

function memoryStorage(texts: Record<string, string> = {}): TextStorage & { texts: Record<string, string> } {
  return {
    texts,
    read: (key) => texts[key],
    write: (key, text) => {
      texts[key] = text;
    },
    remove: (key) => {
      delete texts[key];
    },
    clear: () => {},
  };
}

describe('createCartStore', () => {
  test('keeps the carts of each member and club apart', () => {
    const store = createCartStore(memoryStorage());
    add(store, noor, 31);
    add(store, lars, 32);
    add(store, { club: 2, uid: 8 }, 33);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
    expect(cartItems(store.getState(), lars).tariffs).toEqual([32]);
  });

  test('never repeats a tariff', () => {
    const store = createCartStore(memoryStorage());
    add(store, noor, 31);
    add(store, noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('restores the cart after a reload', () => {
    const storage = memoryStorage();
    add(createCartStore(storage), noor, 31);
    expect(cartItems(createCartStore(storage).getState(), noor).tariffs).toEqual([31]);
  });

  test('stores ids only', () => {
    const storage = memoryStorage();
    const store = createCartStore(storage);
    add(store, noor, 31);
    store.getState().orderKey(noor, { tariffs: [31], total: 185.55 });
    const stored = JSON.parse(storage.texts.cart ?? '{}');
    expect(Object.keys(stored).sort()).toEqual(['attempts', 'emptied', 'items', 'unsaved', 'versions']);
    expect(storage.texts.cart).not.toContain('185.55');
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{"items":{"1-8":{"tariffs":["x"]}},"attempts":{}}',
    '{"items":{"1-8":{"tariffs":[31]}}}',
  ])('starts empty when the stored text is %j', (text) => {
    const store = createCartStore(memoryStorage({ cart: text }));
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
    add(store, noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('takes over the changes of another tab', () => {
    const storage = memoryStorage();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    add(one, noor, 31);
    other.getState().reread();
    add(other, noor, 32);
    one.getState().reread();
    expect(cartItems(one.getState(), noor).tariffs).toEqual([31, 32]);
  });

  test('works in memory when storage is denied', () => {
    const denied = textStorage(() => {
      throw new Error('denied');
    });
    const store = createCartStore(denied);
    add(store, noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('keeps personal data in memory, also when another tab stores the cart', () => {
    const storage = memoryStorage();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    const partner = { fname: 'Tom', lname: 'Maes', mail: 'tom@example.org', role: 'Leider' };
    one.getState().change(noor, (items) => ({
      ...withTariff(items, 31, { couple: partner }),
      uitpas: { 8: '0900000001231' },
    }));
    expect(storage.texts.cart).not.toMatch(/tom@|Maes|0900000001231/);
    other.getState().reread();
    other.getState().change(noor, (items) => withPass(items, 4));
    one.getState().reread();
    expect(cartItems(one.getState(), noor)).toMatchObject({
      passes: [4],
      couples: { 31: partner },
      uitpas: { 8: '0900000001231' },
    });
    other.getState().change(noor, (items) => ({ ...items, tariffs: [] }));
    one.getState().reread();
    expect(cartItems(one.getState(), noor).couples).toEqual({});
  });

  test('clear empties one cart only', () => {
    const store = createCartStore(memoryStorage());
    add(store, noor, 31);
    add(store, lars, 31);
    store.getState().clear(noor);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
    expect(cartItems(store.getState(), lars).tariffs).toEqual([31]);
    expect(emptiedItems(store.getState(), noor)).toBeUndefined();
  });

  test('takeBack restores an emptied cart, also after a reload', () => {
    const storage = memoryStorage();
    const store = createCartStore(storage);
    add(store, noor, 31);
    store.getState().setAside(noor);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
    const later = createCartStore(storage);
    later.getState().takeBack(noor);
    expect(cartItems(later.getState(), noor).tariffs).toEqual([31]);
    expect(emptiedItems(later.getState(), noor)).toBeUndefined();
  });

  test('discards the emptied cart when something new is added', () => {
    const store = createCartStore(memoryStorage());
    add(store, noor, 31);
    store.getState().setAside(noor);
    store.getState().change(noor, (items) => withVoucher(items, 'WELKOM10'));
    expect(emptiedItems(store.getState(), noor)?.tariffs).toEqual([31]);
    add(store, noor, 32);
    expect(emptiedItems(store.getState(), noor)).toBeUndefined();
  });
});

describe('a cart that the server keeps', () => {
  const at = (now: number) => ({ now: () => now });
  const items = (tariff: number) => ({ ...noItems, tariffs: [tariff] });
  const followed = (version: number, tariff: number) => ({ owner: noor, version, items: items(tariff) });

  test('is taken over, once for each version', () => {
    const store = createCartStore(memoryStorage());
    store.getState().follow([followed(2, 31)]);
    store.getState().tidy(noor, () => noItems);
    store.getState().follow([followed(2, 31)]);
    expect(cartItems(store.getState(), noor)).toEqual(noItems);
    store.getState().follow([followed(3, 32)]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([32]);
    expect(unsavedCarts(store.getState())).toEqual([]);
  });

  test('does not replace an edit that was not sent yet, also after a reload', () => {
    const storage = memoryStorage();
    add(createCartStore(storage, at(1000)), noor, 31);
    const store = createCartStore(storage, at(5000));
    store.getState().follow([followed(2, 32)]);
    expect(unsavedCarts(store.getState())).toEqual([
      { owner: noor, at: 1000, items: cartItems(store.getState(), noor) },
    ]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
    store.getState().settle({ owner: noor, at: 999 });
    expect(unsavedCarts(store.getState())).toHaveLength(1);
    store.getState().settle({ owner: noor, at: 1000 });
    store.getState().follow([followed(2, 32)]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([32]);
  });

  test('empties a cart that was ordered elsewhere, except while this browser orders it', () => {
    const clock = { time: 0, now: () => clock.time };
    const store = createCartStore(memoryStorage(), clock);
    store.getState().follow([followed(1, 31)]);
    store.getState().orderKey(noor, { tariffs: [31] });
    const emptied = { owner: noor, version: 2, items: noItems };
    clock.time = 119_999;
    store.getState().follow([emptied]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
    clock.time = 120_000;
    store.getState().follow([emptied]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
  });

  test('that the server forgot is an edit again', () => {
    const store = createCartStore(memoryStorage(), at(7000));
    store.getState().follow([followed(9, 31), { ...followed(4, 32), owner: lars }]);
    store.getState().keepOnly([lars]);
    expect(unsavedCarts(store.getState())).toMatchObject([{ owner: noor, at: 7000 }]);
    store.getState().settle({ owner: noor, at: 7000 });
    store.getState().follow([followed(1, 33)]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([33]);
  });

  test('changes nothing in storage when it brings nothing new', () => {
    const storage = memoryStorage();
    const store = createCartStore(storage);
    storage.texts.cart = 'written by another tab';
    store.getState().follow([{ owner: noor, version: 5, items: noItems }]);
    store.getState().keepOnly([]);
    expect(storage.texts.cart).toBe('written by another tab');
  });
});

describe('orderKey', () => {
  const order = { tariffs: [31, 32], total: 185 };

  test('is the same for the same order, also after a reload', () => {
    const storage = memoryStorage();
    const key = createCartStore(storage).getState().orderKey(noor, order);
    expect(
      createCartStore(storage)
        .getState()
        .orderKey(noor, { ...order }),
    ).toBe(key);
  });

  test('is the same in a tab that has not read the other tab yet', () => {
    const storage = memoryStorage();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    expect(other.getState().orderKey(noor, order)).toBe(one.getState().orderKey(noor, order));
  });

  test.each([
    ['another price', { ...order, total: 186 }],
    ['another cart', { ...order, tariffs: [31] }],
  ])('is different for %s', (_name, other) => {
    const { orderKey } = createCartStore(memoryStorage()).getState();
    expect(orderKey(noor, order)).not.toBe(orderKey(noor, other));
  });

  test('is different after an order has emptied the cart', () => {
    const { orderKey, clear } = createCartStore(memoryStorage()).getState();
    const key = orderKey(noor, order);
    clear(noor);
    expect(orderKey(noor, order)).not.toBe(key);
  });
});
