import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { InvoiceDetail } from '#src/api/entities/invoice.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { DocumentLink } from './DocumentLink.tsx';
import styles from './InvoiceSheet.module.css';

/** The invoices for what was added to the order after the first one. Hidden when there are none. */
export function LaterInvoices({ invoice, uid }: { invoice: InvoiceDetail; uid: number }) {
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
