import { showNotice } from '#src/features/notices/index.ts';
import { systemClock } from '#src/platform/clock.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { browserCart } from '../../state/browserCart.ts';
import { cartPlace } from '../../state/cartPlace.ts';
import { createCartSync } from './cartSync.ts';

/** Keeps the carts of this browser the same as on the other devices of the account. */
export const browserCartSync = createCartSync({
  store: browserCart,
  clock: systemClock,
  onKept: () => cartPlace.setState({ isInAccount: true }),
  onReplaced: () => showNotice({ tone: 'info', message: texts.changedElsewhere }),
});
