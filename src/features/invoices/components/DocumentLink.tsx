import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { windowLink } from '../../file-window/index.ts';
import styles from './DocumentLink.module.css';

interface InvoiceDocument {
  readonly operation: 'view_invoice' | 'view_credit_note';
  readonly oid: number;
  readonly uid: number;
  readonly club: number;
  readonly creditNote?: number;
  /** A later invoice of the order. */
  readonly document?: number;
}

interface DocumentLinkProps {
  document: InvoiceDocument;
  /** The number of the document, for the link's accessible name. In a list of several clubs with the club, as each club counts for itself. */
  about: string;
}

/** Opens an invoice or a credit note as a PDF in a new window. */
export function DocumentLink({ document: { operation, ...request }, about }: DocumentLinkProps) {
  const link = windowLink(operation, request);
  return (
    <a className={styles.link} {...link} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={18} />
      {texts.pdf}
      <VisuallyHidden>
        {' '}
        {about} {texts.inNewTab}
      </VisuallyHidden>
    </a>
  );
}
