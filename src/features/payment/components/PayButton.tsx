import { Button } from '#src/components/actions/Button.tsx';
import { buttonClass } from '#src/components/actions/buttonClass.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { paymentTexts as texts } from '#src/texts/nl/payment.ts';
import { usePayment } from '../state/usePayment.ts';

interface PayButtonProps {
  oid: number;
  /** With the amount in it. */
  label: string;
  variant?: 'primary' | 'secondary';
  wide?: boolean;
  /** Where nothing is due yet, the next part is paid before its day. */
  isEarly?: boolean;
  /** The person went to pay: what becomes of it will be known by and by. */
  onPay?: () => void;
}

/** Opens the checkout in a window of its own; where the browser blocks that, a link stands in for it. */
export function PayButton(props: PayButtonProps) {
  const { oid, label, variant = 'primary', wide = false, isEarly = false, onPay } = props;
  const { pay, href, isOpening } = usePayment(oid, isEarly);
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
            // `opener`: the checkout leads back to a window that may be closed again.
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
