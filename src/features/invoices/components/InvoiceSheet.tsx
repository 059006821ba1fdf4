import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros } from '#rules/money.ts';
import { isWithdrawable } from '#rules/withdrawal.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { InvoiceDetail } from '#src/api/entities/orders/invoice.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { useMemberName } from '../../session/index.ts';
import { invoiceLines, invoiceSums } from '../view/invoiceDetail.ts';
import { invoiceSummary } from '../view/invoiceSummary.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { InvoicePayment } from './InvoicePayment.tsx';
import styles from './InvoiceSheet.module.css';
import { InvoiceStates } from './InvoiceStates.tsx';

const texts = invoicesTexts.detail;

interface InvoiceSheetProps {
  invoice: InvoiceDetail;
  /** The uid of the logged-in user. */
  uid: number;
  /** The address of the list with its filters. */
  back: string;
  onPay: () => void;
}

/** One invoice: its state, its lines and the payment of the open amount. */
export function InvoiceSheet({ invoice, uid, back, onPay }: InvoiceSheetProps) {
  const nameOf = useMemberName();
  const { oid, number, club, day, states } = invoiceSummary(invoice, isoDayOf(systemClock.now() / 1000));
  return (
    <>
      <PageHeader
        title={texts.title(number)}
        back={{ to: back, label: texts.toList }}
        actions={
          <DocumentLink document={{ operation: 'view_invoice', oid, uid, club: club.nid }} about={number} />
        }
      />
      <div className={styles.sheet}>
        <div className={styles.column}>
          <Card as="section">
            <InvoiceStates states={states} />
            <dl className={styles.facts}>
              <Fact label={texts.for} value={nameOf(invoice)} />
              <Fact label={texts.club} value={club.title} />
              <Fact label={texts.day} value={day} />
            </dl>
          </Card>
        </div>
        <InvoicePayment invoice={invoice} onPay={onPay} />
        <div className={styles.column}>
          <Lines invoice={invoice} />
          <LaterInvoices invoice={invoice} uid={uid} />
          <InvoiceCreditNotes invoice={invoice} uid={uid} />
        </div>
      </div>
    </>
  );
}

function Lines({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <Card as="section">
      <h2>{texts.lines}</h2>
      <ul className={styles.lines}>
        {invoiceLines(invoice).map(({ id, what, details, amount }) => (
          <li key={id} className={styles.line}>
            <div>
              <p dir="auto">{what}</p>
              {details.map((detail) => (
                <Detail key={detail}>{detail}</Detail>
              ))}
            </div>
            <p className={styles.amount}>{amount}</p>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        {invoiceSums(invoice).map(({ label, amount }) => (
          <Fact key={label} label={label} value={amount} />
        ))}
      </dl>
      {invoice.items.some(isWithdrawable) && (
        <ButtonLink to={hrefs.confirmation([invoice.oid])}>{texts.toOrder}</ButtonLink>
      )}
    </Card>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd dir="auto">{value}</dd>
    </div>
  );
}

/** The credit notes of an invoice with their reasons. Hidden when there are none. */
function InvoiceCreditNotes({ invoice, uid }: { invoice: InvoiceDetail; uid: number }) {
  const { oid, club, creditNotes, refund } = invoice;
  if (creditNotes.length === 0) return null;
  return (
    <Card as="section">
      <h2>{texts.creditNotes}</h2>
      <ul className={styles.lines}>
        {creditNotes.map(({ id, number, amount, reason, issued }) => (
          <li key={id} className={styles.line}>
            <div>
              <p dir="auto">{reason}</p>
              <Detail>{invoicesTexts.numberAndDay(number, formatDay(issued))}</Detail>
              <DocumentLink
                document={{ operation: 'view_credit_note', oid, uid, club: club.nid, creditNote: id }}
                about={number}
              />
            </div>
            <p className={styles.amount}>{formatEuros(-amount)}</p>
          </li>
        ))}
      </ul>
      {refund > 0 && <Detail>{texts.refund(formatEuros(refund))}</Detail>}
    </Card>
  );
}

/** The invoices for what was added to the order after the first one. Hidden when there are none. */
function LaterInvoices({ invoice, uid }: { invoice: InvoiceDetail; uid: number }) {
  const { oid, club, laterInvoices } = invoice;
  if (laterInvoices.length === 0) return null;
  return (
    <Card as="section">
      <h2>{invoicesTexts.detail.laterInvoices}</h2>
      <ul className={styles.lines}>
        {laterInvoices.map(({ id, number, amount, issued }) => (
          <li key={id} className={styles.line}>
            <div>
              <Detail>{invoicesTexts.numberAndDay(number, formatDay(issued))}</Detail>
              <DocumentLink
                document={{ operation: 'view_invoice', oid, uid, club: club.nid, document: id }}
                about={number}
              />
            </div>
            <p className={styles.amount}>{formatEuros(amount)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
