import { isEmptyCart } from './cartItems.ts';
import { type CartOwner, type CartStore, cartItems, unsavedCarts } from './cartStore.ts';

type Carts = ReturnType<CartStore['getState']>;

/** Whether a change of the carts puts the first item of anybody at a club, by a person in this browser and not on another device. */
export function beginsCart(after: Carts, before: Carts, club: number): boolean {
  const isFilled = (carts: Carts, owner: CartOwner) => !isEmptyCart(cartItems(carts, owner));
  const edited = unsavedCarts(after).filter(({ owner }) => owner.club === club);
  if (!edited.some(({ owner }) => isFilled(after, owner))) return false;
  return !Object.keys(before.items).some((key) => {
    const [at = 0, uid = 0] = key.split('-').map(Number);
    return at === club && isFilled(before, { club, uid });
  });
}
