import { formatEuros } from '#rules/money.ts';
import { familySums } from '#src/features/basket/index.ts';
import { cartTexts as texts } from '#src/texts/nl/cart.ts';
import type { FamilyPart } from '../../state/familyPart.ts';
import { PriceFailure } from '../paying/PriceFailure.tsx';
import styles from './FamilyCart.module.css';

/** The amount of each person and one total. Only this part says that a price is loading. */
export function FamilyTotals({ parts }: { parts: readonly FamilyPart[] }) {
  const sums = familySums(parts);
  return (
    <>
      <div role="status" aria-busy={sums.price === 'asked'}>
        {parts.map(({ member, invoice, price }) => (
          <p key={member.uid} className={styles.sum}>
            <span>{member.firstName}</span>
            <span>{price === 'unknown' ? texts.priceUnknown : formatEuros(invoice.total)}</span>
          </p>
        ))}
        <p className={`${styles.sum} ${styles.total}`}>
          <span>{texts.total}</span>
          <span>{sums.price === 'unknown' ? texts.priceUnknown : sums.total}</span>
        </p>
        {sums.price !== 'unknown' && (
          <>
            {sums.payNow && <Sum label={texts.payNow} amount={sums.payNow} />}
            {sums.payLater && <Sum label={texts.payLater} amount={sums.payLater} />}
          </>
        )}
        {sums.price === 'asked' && <p className={styles.busy}>{texts.recalculating}</p>}
      </div>
      <PriceFailure carts={parts} />
    </>
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
