import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import type { OrderLineView } from '../view/orderLines.ts';
import styles from './OrderConfirmation.module.css';

/** The lines of an order. Every line names its person. */
export function OrderLines({ lines }: { lines: readonly OrderLineView[] }) {
  return (
    <Card as="section">
      <h2>{texts.ordered}</h2>
      <ul className={styles.lines}>
        {lines.map(({ id, who, what, details, price, marks }) => (
          <li key={id} className={styles.line}>
            <div className={styles.lineHead}>
              <p>{who === '' ? what : `${who} · ${what}`}</p>
              <p className={styles.price}>{price}</p>
            </div>
            {details.map((detail) => (
              <p key={detail} className={styles.detail}>
                {detail}
              </p>
            ))}
            {marks.length > 0 && (
              <p className={styles.marks}>
                {marks.map((mark) => (
                  <Pill key={mark} tone="warning">
                    {mark}
                  </Pill>
                ))}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
