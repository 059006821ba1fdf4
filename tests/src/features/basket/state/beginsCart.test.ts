import { expect, test } from 'vitest';
import { beginsCart } from '#src/features/basket/state/beginsCart.ts';
import { noItems } from '#src/features/basket/state/cartItems.ts';
import { createCartStore } from '#src/features/basket/state/cartStore.ts';
import { withPass } from '#src/features/basket/state/changeItems.ts';
import { textStorage } from '#src/platform/storage/storage.ts';

const an = { club: 2, uid: 1 };
const noor = { club: 2, uid: 3 };
const elsewhere = { club: 1, uid: 1 };

type Store = ReturnType<typeof createCartStore>;
const fill = (store: Store, owner: typeof an) =>
  store.getState().change(owner, (items) => withPass(items, 9));

test.each([
  { name: 'the first item at the club', act: (store: Store) => fill(store, an), begins: true },
  {
    name: 'an item of a second member',
    before: (store: Store) => fill(store, noor),
    act: (store: Store) => fill(store, an),
    begins: false,
  },
  { name: 'an item at another club', act: (store: Store) => fill(store, elsewhere), begins: false },
  {
    name: 'a cart that another device filled',
    act: (store: Store) => store.getState().follow([{ owner: an, version: 2, items: withPass(noItems, 9) }]),
    begins: false,
  },
  {
    name: 'a cart that is emptied',
    before: (store: Store) => fill(store, an),
    act: (store: Store) => store.getState().setAside(an),
    begins: false,
  },
])('beginsCart for $name is $begins', ({ before, act, begins }) => {
  const store = createCartStore(
    textStorage(() => {
      throw new Error('denied');
    }),
  );
  before?.(store);
  const had = store.getState();
  act(store);
  expect(beginsCart(store.getState(), had, 2)).toBe(begins);
});
