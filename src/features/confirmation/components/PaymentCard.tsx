import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { PayButton } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import { TransferDetails } from '../../transfer/index.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';

interface PaymentCardProps {
  order: OrderView;
  onPay: () => void;
}

export function PaymentCard({ order, onPay }: PaymentCardProps) {
  const paysOnline = usePaysOnline(order.club.nid);
  const { sums, pay: due, payment, instalments, transfer } = order;
  const pay = paysOnline ? due : undefined;
  return (
    <Card as="section">
      <h2>{texts.payment}</h2>
      <dl className={styles.payment}>
        {sums.map(({ label, text }) => (
          <div key={label} className={styles.sum}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {instalments.length > 0 && (
        <>
          <h3 className={styles.instalments}>{texts.instalments}</h3>
          <ul className={styles.lines}>
            {instalments.map(({ due, amount, isPaid }) => (
              <li key={due} className={styles.instalment}>
                <span>{due}</span>
                {isPaid && (
                  <Pill tone="success" icon="check">
                    {texts.instalmentPaid}
                  </Pill>
                )}
                <span className={styles.price}>{amount}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {pay && (
        <div className={styles.pay}>
          <PayButton
            {...payment}
            label={pay.label}
            variant={pay.isPrimary ? 'primary' : 'secondary'}
            wide
            onPay={onPay}
          />
        </div>
      )}
      {due?.isPrimary && !pay && !transfer && <p className={styles.detail}>{paymentTexts.clubTells}</p>}
      {transfer && (
        <div className={styles.transfer}>
          {due && <h3>{pay ? texts.transfer : texts.byTransfer}</h3>}
          <TransferDetails transfer={transfer} />
        </div>
      )}
    </Card>
  );
}
