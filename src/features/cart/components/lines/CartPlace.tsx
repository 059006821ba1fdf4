import { useStore } from 'zustand';
import { Detail } from '#src/components/text/Detail.tsx';
import { cartPlace } from '#src/features/basket/index.ts';
import { useSession } from '#src/features/session/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

/** Says that the cart follows the account; nothing where this device alone has it, or for a guest. */
export function CartPlace() {
  const isInAccount = useStore(cartPlace, (place) => place.isInAccount);
  const session = useSession();
  const isGuest = session.status === 'user' && session.user.guest !== undefined;
  return isInAccount && !isGuest && <Detail>{texts.keptInAccount}</Detail>;
}
