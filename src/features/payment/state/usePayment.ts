import { useState } from 'react';
import { createAuthCode } from '#src/api/authCodes.ts';
import { outlivesReload } from '#src/api/session.ts';
import { hrefs } from '#src/paths.ts';
import { isStandalone } from '#src/platform/isStandalone.ts';
import { openPopup } from '#src/platform/openPopup.ts';
import { paymentTexts as texts } from '#src/texts/nl/payment.ts';
import { showNotice } from '../../notices/index.ts';
import { checkoutHref } from './checkoutHref.ts';

/**
 * Opens the checkout of an order in a new window. Browsers block a window that is not opened directly in the click, so an
 * empty window is opened first and navigated later. In a frame the session is in memory only, so the window gets a single-use
 * code.
 * Decision: docs/decisions/0039-a-return-shows-the-known-state.md
 */
export function usePayment(oid: number, isEarly = false) {
  const [isBlocked, setBlocked] = useState(false);
  const [isOpening, setOpening] = useState(false);
  return {
    /** The address of the checkout when the browser blocked the window. */
    href: isBlocked ? linkTo(oid, isEarly) : undefined,
    isOpening,
    /** Call only from a click handler. */
    pay() {
      // An installed app has no windows, so the checkout replaces this page. Paying and "back" both return here.
      if (isStandalone()) return window.location.assign(checkoutHref(oid, isEarly));
      const popup = openPopup('about:blank');
      setBlocked(!popup);
      if (!popup) return;
      popup.document.title = texts.opening;
      popup.document.body.textContent = texts.opening;
      if (outlivesReload()) return popup.location.replace(checkoutHref(oid, isEarly));
      setOpening(true);
      void sendOn(popup, oid, isEarly).finally(() => setOpening(false));
    },
  };
}

/**
 * The address for a blocked window. A new tab does not share a session in memory, so it opens the confirmation, which asks
 * for a login.
 */
function linkTo(oid: number, isEarly: boolean): string {
  return outlivesReload() ? checkoutHref(oid, isEarly) : hrefs.confirmation([oid]);
}

async function sendOn(popup: Window, oid: number, isEarly: boolean): Promise<void> {
  const auth = await createAuthCode().catch(() => undefined);
  if (auth !== undefined) return popup.location.replace(hrefs.payment({ oid, auth, isEarly }));
  popup.close();
  showNotice({ tone: 'danger', title: texts.failedTitle, message: texts.failed });
}
