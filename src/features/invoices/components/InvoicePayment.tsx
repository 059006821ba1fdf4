import { isoDayOf } from '#rules/brusselsTime.ts';
import type { InvoiceDetail } from '#src/api/entities/orders/invoice.ts';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { PayButton } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import { invoiceParts, invoicePayments } from '../view/invoiceDetail.ts';
import { invoiceSummary } from '../view/invoiceSummary.ts';
import styles from './InvoiceSheet.module.css';
import { TransferPart } from './TransferPart.ts';

const texts = invoicesTexts.detail;

interface InvoicePaymentProps {
  invoice: InvoiceDetail;
  onPay: () => void;
}

/** The open amount by instalment with ways to pay, and the payments so far. */
export function InvoicePayment({ invoice, onPay }: InvoicePaymentProps) {
  const payments = invoicePayments(invoice);
  const isSettled = invoice.open === 0;
  if (isSettled && payments.length === 0) return null;
  return (
    <div className={styles.payment}>
      {!isSettled && <ToPay invoice={invoice} onPay={onPay} />}
      {payments.length > 0 && (
        <Card as="section">
          <h2>{texts.payments}</h2>
          <ul className={styles.lines}>
            {payments.map(({ id, how, day, amount }) => (
              <li key={id} className={styles.line}>
                <div>
                  <p>{how}</p>
                  <Detail>{day}</Detail>
                </div>
                <p className={styles.amount}>{amount}</p>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

function ToPay({ invoice, onPay }: InvoicePaymentProps) {
  const paysOnline = usePaysOnline(invoice.club.nid);
  const { oid, amount, sentence, pay } = invoiceSummary(invoice, isoDayOf(systemClock.now() / 1000));
  const hint = hintOf(invoice, paysOnline);
  return (
    <Card as="section">
      <h2>{texts.pay}</h2>
      <p className={styles.owed}>{amount}</p>
      <p className={styles.due}>{sentence}</p>
      <Parts invoice={invoice} />
      {paysOnline && pay !== undefined && (
        <div className={styles.pay}>
          <PayButton
            oid={oid}
            label={pay.label}
            variant={pay.isPrimary ? 'primary' : 'secondary'}
            wide
            isEarly
            onPay={onPay}
          />
        </div>
      )}
      {hint !== '' && <Detail>{hint}</Detail>}
      {invoice.transfer && (
        <>
          <h3 className={styles.subtitle}>{paysOnline ? texts.transfer : texts.byTransfer}</h3>
          <TransferPart transfer={invoice.transfer} />
        </>
      )}
    </Card>
  );
}

function hintOf({ transfer, reclaim }: InvoiceDetail, paysOnline: boolean): string {
  if (reclaim > 0) return texts.reclaimHint;
  return paysOnline || transfer ? '' : paymentTexts.clubTells;
}

function Parts({ invoice }: { invoice: InvoiceDetail }) {
  const parts = invoiceParts(invoice, isoDayOf(systemClock.now() / 1000));
  if (parts.length === 0) return null;
  return (
    <>
      <h3 className={styles.subtitle}>{texts.parts}</h3>
      <ul className={styles.lines}>
        {parts.map(({ id, due, amount, state }) => (
          <li key={id} className={styles.line}>
            <div className={styles.part}>
              <p>{due}</p>
              {state && (
                <Pill tone={state.tone} icon={state.icon}>
                  {state.label}
                </Pill>
              )}
            </div>
            <p className={styles.amount}>{amount}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
