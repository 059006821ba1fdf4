import { Card } from '../../../components/layout/Card.tsx';
import { confirmationTexts as texts } from '../../../texts/nl/confirmation.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';

export function PaymentCard({ order }: { order: OrderView }) {
  const sums: readonly [string, string][] = [
    [texts.total, order.total],
    [texts.payNow, order.payNow],
    [texts.payLater, order.payLater],
    [texts.reference, order.reference],
  ];
  return (
    <Card as="section">
      <h2>{texts.payment}</h2>
      <dl className={styles.payment}>
        {sums
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label} className={styles.sum}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
    </Card>
  );
}
