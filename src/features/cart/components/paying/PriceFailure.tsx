import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { failureText } from '#src/features/failures/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';

interface PriceFailureProps {
  carts: readonly {
    readonly price: string;
    readonly error: Error | null;
    readonly retry: () => void;
  }[];
}

/** Says that the price of a cart could not be calculated, and tries again. Nothing where all prices are there. */
export function PriceFailure({ carts }: PriceFailureProps) {
  const failed = carts.find(({ error, price }) => error && price === 'unknown');
  if (!failed?.error) return null;
  return (
    <Notice
      tone="danger"
      role="alert"
      title={texts.priceFailedTitle}
      actions={<Button onClick={failed.retry}>{texts.retry}</Button>}
    >
      {failureText(failed.error)}
    </Notice>
  );
}
