import { useStore } from 'zustand';
import { Detail } from '#src/components/text/Detail.tsx';
import { cartPlace } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

/** Says that the cart follows the account; nothing where this device alone has it. */
export function CartPlace() {
  const isInAccount = useStore(cartPlace, (place) => place.isInAccount);
  return isInAccount && <Detail>{texts.keptInAccount}</Detail>;
}
