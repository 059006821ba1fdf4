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
 * Opens the checkout of an order in a window. A browser blocks one that isn't opened at once in the click: so it is opened
 * empty, and sent on as soon as it is known where to. In a frame the session is in memory alone: there the window is given
 * a code that is good once.
 */
export function usePayment(oid: number, isEarly = false) {
  const [isBlocked, setBlocked] = useState(false);
  const [isOpening, setOpening] = useState(false);
  return {
    /** Where the checkout is, if the browser opened no window for it. */
    href: isBlocked ? linkTo(oid, isEarly) : undefined,
    isOpening,
    /** Only in a click. */
    pay() {
      // An app on the home screen has no windows: the checkout takes its place. Back leads here, as paying does.
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

/** Without a session of its own, the new tab asks who one is. */
function linkTo(oid: number, isEarly: boolean): string {
  return outlivesReload() ? checkoutHref(oid, isEarly) : hrefs.confirmation([oid]);
}

async function sendOn(popup: Window, oid: number, isEarly: boolean): Promise<void> {
  const auth = await createAuthCode().catch(() => undefined);
  if (auth !== undefined) return popup.location.replace(hrefs.payment({ oid, auth, isEarly }));
  popup.close();
  showNotice({ tone: 'danger', title: texts.failedTitle, message: texts.failed });
}
