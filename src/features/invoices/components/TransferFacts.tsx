import type { InvoiceDetail } from '#src/api/entities/invoice.ts';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { invoicesTexts } from '#src/texts/nl/invoices.ts';
import { showNotice } from '../../notices/index.ts';
import { invoiceTransfer } from '../view/invoiceDetail.ts';
import styles from './InvoiceSheet.module.css';

const texts = invoicesTexts.detail;

/** The details of a bank transfer. Hidden when the club accepts no transfers. */
export function TransferFacts({ invoice }: { invoice: InvoiceDetail }) {
  const transfer = invoiceTransfer(invoice);
  if (!transfer) return null;
  const { amount, account, holder, reference } = transfer;
  return (
    <>
      <h3 className={styles.subtitle}>{texts.transfer}</h3>
      <dl className={styles.transfer}>
        <div>
          <dt>{texts.transferAmount}</dt>
          <dd>{amount}</dd>
        </div>
        <div>
          <dt>{texts.holder}</dt>
          <dd dir="auto">{holder}</dd>
        </div>
        <div>
          <dt>{texts.account}</dt>
          <dd>
            {account}
            <CopyButton text={account.replaceAll(' ', '')} label={texts.copyOf.account} />
          </dd>
        </div>
        <div>
          <dt>{texts.reference}</dt>
          <dd>
            {reference}
            <CopyButton text={reference} label={texts.copyOf.reference} />
          </dd>
        </div>
      </dl>
    </>
  );
}

function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showNotice({ tone: 'success', message: texts.copied }),
      // A frame in another website may not have clipboard access.
      () => showNotice({ tone: 'warning', message: texts.copyFailed }),
    );
  return <IconButton icon="copy" label={label} onClick={() => void copy()} />;
}
