import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { PayButton } from '../../payment/index.ts';
import { usePaysOnline } from '../../session/index.ts';
import type { InvoiceSummary } from '../view/invoiceSummary.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { InvoiceStates } from './InvoiceStates.tsx';
import styles from './Invoices.module.css';

interface OpenInvoiceProps {
  invoice: InvoiceSummary;
  /** The uid of the logged-in user. */
  uid: number;
  /** The address of the invoice's own screen; left out for a blocked account, which may not open it. */
  href?: string;
  /** Whether this invoice is to be paid before the others. */
  isFirst: boolean;
  onPay: () => void;
}

/** An open invoice: the amount, the due day and the pay button. */
export function OpenInvoice({ invoice, uid, href, isFirst, onPay }: OpenInvoiceProps) {
  const paysOnline = usePaysOnline(invoice.club.nid);
  const { oid, number, title, name, club, day, states, amount, ofTotal, due, pay } = invoice;
  return (
    <Card as="li">
      <div className={styles.open}>
        <div className={styles.what}>
          <InvoiceStates states={states} />
          <h3>
            {href === undefined ? (
              <span dir="auto">{title}</span>
            ) : (
              <Link to={href} dir="auto">
                {title}
                <VisuallyHidden>{texts.about(number, day, club.title)}</VisuallyHidden>
              </Link>
            )}
          </h3>
          <Detail>
            {name} · {club.title}
          </Detail>
          <Detail>{texts.numberAndDay(number, day)}</Detail>
        </div>
        <div className={styles.owed}>
          <p className={styles.amount}>{amount}</p>
          {ofTotal !== '' && <Detail>{ofTotal}</Detail>}
          {due !== '' && <p className={styles.due}>{due}</p>}
        </div>
      </div>
      <div className={styles.actions}>
        <DocumentLink
          document={{ operation: 'view_invoice', oid, uid, club: club.nid }}
          about={texts.ofClub(number, club.title)}
        />
        {paysOnline && pay !== undefined && (
          <PayButton
            oid={oid}
            label={pay.label}
            variant={isFirst && pay.isPrimary ? 'primary' : 'secondary'}
            isEarly
            onPay={onPay}
          />
        )}
      </div>
    </Card>
  );
}
