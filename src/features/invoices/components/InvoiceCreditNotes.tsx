import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { InvoiceDetail } from '#src/api/entities/invoice.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { DocumentLink } from './DocumentLink.tsx';
import styles from './InvoiceSheet.module.css';

const texts = invoicesTexts.detail;

/** The credit notes of an invoice with their reasons. Hidden when there are none. */
export function InvoiceCreditNotes({ invoice, uid }: { invoice: InvoiceDetail; uid: number }) {
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
