import { describe, expect, test } from 'vitest';
import { cartItems, createCartStore } from '../../../../src/features/cart/state/cartStore.ts';
import { type TextStorage, textStorage } from '../../../../src/platform/storage.ts';

const noor = { club: 1, uid: 8 };
const lars = { club: 1, uid: 9 };

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
  test('holds the tariffs of each member and club apart', () => {
    const store = createCartStore(memoryStorage());
    store.getState().add(noor, 31);
    store.getState().add(lars, 32);
    store.getState().add({ club: 2, uid: 8 }, 33);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
    expect(cartItems(store.getState(), lars).tariffs).toEqual([32]);
  });

  test('holds a tariff once', () => {
    const store = createCartStore(memoryStorage());
    store.getState().add(noor, 31);
    store.getState().add(noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('is there again after a reload', () => {
    const storage = memoryStorage();
    createCartStore(storage).getState().add(noor, 31);
    expect(cartItems(createCartStore(storage).getState(), noor).tariffs).toEqual([31]);
  });

  test('keeps ids alone in storage', () => {
    const storage = memoryStorage();
    const { add, orderKey } = createCartStore(storage).getState();
    add(noor, 31);
    orderKey(noor, { tariffs: [31], total: 18_500 });
    const stored = JSON.parse(storage.texts.cart ?? '{}');
    expect(Object.keys(stored).sort()).toEqual(['attempts', 'items']);
    expect(storage.texts.cart).not.toContain('18500');
  });

  test.each([
    '',
    'x',
    'null',
    '[]',
    '{"items":{"1-8":{"tariffs":["x"]}},"attempts":{}}',
    '{"items":{"1-8":{"tariffs":[31]}}}',
  ])('starts empty from the stored text %j', (text) => {
    const store = createCartStore(memoryStorage({ cart: text }));
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
    store.getState().add(noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('takes over what another tab has stored', () => {
    const storage = memoryStorage();
    const [one, other] = [createCartStore(storage), createCartStore(storage)];
    one.getState().add(noor, 31);
    other.getState().reread();
    other.getState().add(noor, 32);
    one.getState().reread();
    expect(cartItems(one.getState(), noor).tariffs).toEqual([31, 32]);
  });

  test('works in memory where storage is denied', () => {
    const denied = textStorage(() => {
      throw new Error('denied');
    });
    const store = createCartStore(denied);
    store.getState().add(noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([31]);
  });

  test('remove, keepOnly and empty touch one cart', () => {
    const store = createCartStore(memoryStorage());
    const { add, remove, keepOnly, empty } = store.getState();
    for (const tariff of [31, 32, 33]) add(noor, tariff);
    add(lars, 31);
    remove(noor, 31);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([32, 33]);
    keepOnly(noor, [33, 99]);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([33]);
    empty(noor);
    expect(cartItems(store.getState(), noor).tariffs).toEqual([]);
    expect(cartItems(store.getState(), lars).tariffs).toEqual([31]);
  });
});

describe('orderKey', () => {
  const order = { tariffs: [31, 32], total: 18_500 };

  test('is the same for the same order, in any order and after a reload', () => {
    const storage = memoryStorage();
    const key = createCartStore(storage).getState().orderKey(noor, order);
    const { orderKey } = createCartStore(storage).getState();
    expect(orderKey(noor, { tariffs: [32, 31], total: 18_500 })).toBe(key);
  });

  test.each([
    ['another price', { ...order, total: 18_600 }],
    ['another cart', { ...order, tariffs: [31] }],
  ])('is another for %s', (_name, other) => {
    const { orderKey } = createCartStore(memoryStorage()).getState();
    expect(orderKey(noor, order)).not.toBe(orderKey(noor, other));
  });

  test('is another once the cart was emptied by an order', () => {
    const { orderKey, empty } = createCartStore(memoryStorage()).getState();
    const key = orderKey(noor, order);
    empty(noor);
    expect(orderKey(noor, order)).not.toBe(key);
  });
});
