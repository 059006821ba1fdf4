import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { cartTexts } from '#src/texts/nl/cart.ts';
import type { CartLine } from '../../basket/index.ts';
import styles from './RegistrationScreen.module.css';

/** What somebody registers for, with the server's price of each line. */
export function PricedLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <ul className={styles.lines}>
      {lines.map(({ id, what, when, where, place, price, fullPrice, reductions }) => (
        <li key={id} className={styles.line}>
          <span>{what}</span>
          <span className={styles.price}>
            {fullPrice && (
              <s className={styles.fullPrice}>
                <VisuallyHidden>{cartTexts.insteadOf} </VisuallyHidden>
                {fullPrice}
              </s>
            )}{' '}
            {price}
          </span>
          {[when, where, place].filter(Boolean).map((fact) => (
            <span key={fact} className={styles.when}>
              {fact}
            </span>
          ))}
          {reductions.map((reduction) => (
            <span key={reduction} className={styles.when}>
              {reduction}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
