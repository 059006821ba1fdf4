import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import { type InvoiceDocument, useDocumentWindow } from '../state/useDocumentWindow.ts';
import styles from './DocumentLink.module.css';

interface DocumentLinkProps {
  document: InvoiceDocument;
  /** The number of the document, for the link's accessible name. */
  number: string;
}

/** Opens an invoice or a credit note as a PDF in a new window. */
export function DocumentLink({ document, number }: DocumentLinkProps) {
  const link = useDocumentWindow(document);
  return (
    <a className={styles.link} {...link} target="_blank" rel="noopener noreferrer">
      <Icon name="external" size={18} />
      {texts.pdf}
      <VisuallyHidden>
        {' '}
        {number} {texts.inNewTab}
      </VisuallyHidden>
    </a>
  );
}
