import { useState } from 'react';
import { createAuthCode } from '#src/api/authCodes.ts';
import { checkoutHref, type WantedPayment } from '#src/api/checkoutHref.ts';
import { outlivesReload } from '#src/api/session.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { hrefs } from '#src/paths.ts';
import { leaveFor } from '#src/platform/address/leaveFor.ts';
import { openPopup } from '#src/platform/address/openPopup.ts';
import { paymentTexts as texts } from '#src/texts/nl/payment.ts';
import { showNotice } from '../../notices/index.ts';

interface PayButtonProps extends WantedPayment {
  /** The button text, which includes the amount. */
  label: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
  /** Called when the person starts to pay. The outcome arrives later. */
  onPay?: () => void;
}

/** Leads to the checkout. When a frame's browser blocks the window for it, a notice offers a link instead. */
export function PayButton(props: PayButtonProps) {
  const { label, variant = 'primary', wide = false, onPay, ...payment } = props;
  const { pay, href, isOpening } = usePayment(payment);
  return (
    <>
      <Button
        variant={variant}
        wide={wide}
        icon="card"
        busy={isOpening}
        onClick={() => {
          pay();
          onPay?.();
        }}
      >
        {label}
      </Button>
      {href !== undefined && (
        <Notice
          tone="warning"
          role="alert"
          actions={
            // `opener`, because the checkout returns to a window that may then be closed.
            <a
              className={buttonClass({ variant })}
              href={href}
              target="_blank"
              rel="noopener opener"
              onClick={onPay}
            >
              <Icon name="external" />
              {texts.openByLink}
            </a>
          }
        >
          {texts.blocked}
        </Notice>
      )}
    </>
  );
}

/**
 * Leads to the checkout of an order in this window. In a frame the session is in memory only, and providers forbid frames: there a new
 * window opens, with a single-use code. Browsers block a window that is not opened directly in the click, so an empty window is opened
 * first and navigated later.
 * Decision: docs/decisions/0191-the-bank-opens-in-this-window.md
 */
function usePayment(payment: WantedPayment) {
  const [isBlocked, setBlocked] = useState(false);
  const [isOpening, setOpening] = useState(false);
  return {
    /** A link for when the browser blocked the window. A new tab has no session, so the confirmation asks for a login. */
    href: isBlocked ? hrefs.confirmation([payment.oid]) : undefined,
    isOpening,
    /** Call only from a click handler. */
    pay() {
      if (outlivesReload()) return leaveFor(checkoutHref(payment));
      const popup = openPopup('about:blank');
      setBlocked(!popup);
      if (!popup) return;
      popup.document.title = texts.opening;
      popup.document.body.textContent = texts.opening;
      setOpening(true);
      void sendOn(popup, payment).finally(() => setOpening(false));
    },
  };
}

async function sendOn(popup: Window, payment: WantedPayment): Promise<void> {
  const auth = await createAuthCode().catch(() => undefined);
  if (auth !== undefined) return popup.location.replace(hrefs.payment({ ...payment, auth }));
  popup.close();
  showNotice({ tone: 'danger', title: texts.failedTitle, message: texts.failed });
}
