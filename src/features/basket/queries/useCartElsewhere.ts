import { useEffect } from 'react';
import { useStore } from 'zustand';
import { systemClock } from '#src/platform/loading/clock.ts';
import { beforeLogout } from '#src/platform/logoutGuard.ts';
import { useOtherTabs } from '#src/platform/page/useOtherTabs.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import { showNotice } from '../../notices/index.ts';
import { browserCart } from '../state/browserCart.ts';
import { cartPlace } from '../state/cartPlace.ts';
import { cartKey } from '../state/cartStore.ts';
import { createCartSync } from './cartSync.ts';

/** Keeps the carts of this browser the same as on the other devices of the account. */
const browserCartSync = createCartSync({
  store: browserCart,
  clock: systemClock,
  onKept: () => cartPlace.setState({ isInAccount: true }),
  onReplaced: () => showNotice({ tone: 'info', message: texts.changedElsewhere }),
});

/** How long after a change the cart is sent, in milliseconds. */
const debounce = 700;

/**
 * Sends changes of the cart to the server, and takes over those of other devices: when the person logs in, comes back to the page, or
 * gets a connection again.
 *
 * @param uid - the user
 */
export function useCartOfOtherDevices(uid: number | undefined): void {
  useEffect(() => {
    if (uid === undefined) return;
    void browserCartSync.sync();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopBeforeLogout = beforeLogout(browserCartSync.send);
    const onShow = () => {
      if (document.visibilityState === 'visible') void browserCartSync.sync();
      else void browserCartSync.send();
    };
    const onOnline = () => void browserCartSync.sync();
    const stop = browserCart.subscribe((now, before) => {
      if (now.unsaved === before.unsaved) return;
      clearTimeout(timer);
      timer = setTimeout(() => void browserCartSync.send(), debounce);
    });
    document.addEventListener('visibilitychange', onShow);
    window.addEventListener('online', onOnline);
    return () => {
      stop();
      stopBeforeLogout();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShow);
      window.removeEventListener('online', onOnline);
    };
  }, [uid]);
}

/** Keeps the cart in sync across tabs: parents open several courses side by side. */
export function useCartOfOtherTabs(): void {
  useOtherTabs(
    cartKey,
    useStore(browserCart, (carts) => carts.reread),
  );
}
