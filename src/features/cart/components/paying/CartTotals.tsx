import type { CartInvoice } from '#src/api/entities/orders/cartInvoice.ts';
import { cartSums, type PriceState } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import styles from './CartTotals.module.css';

interface CartTotalsProps {
  invoice: CartInvoice;
  price: PriceState;
}

/** The totals of the cart. Only this part says that a price is loading. */
export function CartTotals({ invoice, price }: CartTotalsProps) {
  if (price === 'unknown') {
    return (
      <div className={styles.totals} role="status">
        <Total amount={texts.priceUnknown} />
      </div>
    );
  }
  const isCurrent = price === 'known';
  const sums = cartSums(invoice);
  const rows = [
    [texts.subtotal, sums.subtotal],
    [texts.discounts, sums.discounts],
    [texts.prepaid, sums.prepaid],
    [texts.rounding, sums.rounding],
  ] as const;
  return (
    <div className={styles.totals} role="status" aria-busy={!isCurrent}>
      {rows.map(([label, amount]) => amount && <Sum key={label} label={label} amount={amount} />)}
      <Total amount={sums.total} />
      {sums.payNow && <Sum label={texts.payNow} amount={sums.payNow} />}
      {sums.payLater && <Sum label={texts.payLater} amount={sums.payLater} />}
      {!isCurrent && <p className={styles.busy}>{texts.recalculating}</p>}
    </div>
  );
}

function Total({ amount }: { amount: string }) {
  return (
    <p className={`${styles.sum} ${styles.total}`}>
      <span>{texts.total}</span>
      <span>{amount}</span>
    </p>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <p className={styles.sum}>
      <span>{label}</span>
      <span>{amount}</span>
    </p>
  );
}
