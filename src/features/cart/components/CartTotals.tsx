import { cartTexts as texts } from '../../../texts/nl/cart.ts';
import type { CartView } from '../view/cartView.ts';
import styles from './CartContent.module.css';

interface CartTotalsProps {
  view: Pick<CartView, 'total' | 'payNow' | 'payLater'>;
  /** false while the server prices another selection. */
  isCurrent: boolean;
}

export function CartTotals({ view, isCurrent }: CartTotalsProps) {
  return (
    <div className={styles.totals} role="status" aria-busy={!isCurrent}>
      <p className={`${styles.sum} ${styles.total}`}>
        <span>{texts.total}</span>
        <span>{view.total}</span>
      </p>
      {view.payNow && (
        <p className={styles.sum}>
          <span>{texts.payNow}</span>
          <span>{view.payNow}</span>
        </p>
      )}
      {view.payLater && (
        <p className={styles.sum}>
          <span>{texts.payLater}</span>
          <span>{view.payLater}</span>
        </p>
      )}
    </div>
  );
}
