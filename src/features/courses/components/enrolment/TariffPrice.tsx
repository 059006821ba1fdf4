import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { TariffCard } from '../../view/enrolment/tariffCards.ts';
import styles from './Enrolment.module.css';

/** The price, after the price before discount. */
export function TariffPrice({ card }: { card: Pick<TariffCard, 'price' | 'fullPrice'> }) {
  return (
    <span className={styles.price}>
      {card.fullPrice && (
        <s>
          <VisuallyHidden>{texts.insteadOf} </VisuallyHidden>
          {card.fullPrice}
        </s>
      )}
      <span>{card.price}</span>
    </span>
  );
}
