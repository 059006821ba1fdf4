import type { WantedPayment } from '#src/api/checkoutHref.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { paymentTexts as texts } from '#src/texts/nl/payment.ts';
import { usePayment } from '../state/usePayment.ts';

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
