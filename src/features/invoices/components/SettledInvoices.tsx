import { Link } from '#src/components/actions/Link.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import type { InvoiceSummary } from '../view/invoiceSummary.ts';
import { DocumentLink } from './DocumentLink.tsx';
import { InvoiceStates } from './InvoiceStates.tsx';
import styles from './Invoices.module.css';

interface SettledInvoicesProps {
  invoices: readonly InvoiceSummary[];
  /** The uid of the logged-in user. */
  uid: number;
  /** The order that was paid while this list was on screen. */
  paidLast: number | undefined;
  hrefOf: (oid: number) => string;
}

/** Settled invoices, one row each. An invoice that was just paid moves here, so its row comes into view. */
export function SettledInvoices({ invoices, uid, paidLast, hrefOf }: SettledInvoicesProps) {
  return (
    <ul className={styles.rows}>
      {invoices.map(({ oid, number, title, name, club, day, states, amount }) => (
        <li key={oid} ref={oid === paidLast ? bringIntoView : undefined} className={styles.row}>
          <div className={styles.rowWhat}>
            <h3 className={styles.rowTitle}>
              <Link to={hrefOf(oid)} dir="auto">
                {title}
                <VisuallyHidden>{texts.about(number, day, club.title)}</VisuallyHidden>
              </Link>
            </h3>
            <Detail>
              {name} · {club.title} · {day}
            </Detail>
          </div>
          <p className={styles.rowAmount}>{amount}</p>
          <div className={styles.rowFoot}>
            <InvoiceStates states={states} />
            <DocumentLink
              document={{ operation: 'view_invoice', oid, uid, club: club.nid }}
              about={texts.ofClub(number, club.title)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}

function bringIntoView(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: 'center' });
}
