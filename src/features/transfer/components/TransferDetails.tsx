import { formatEuros } from '#rules/money.ts';
import { formatIban, type Transfer, transferCode } from '#rules/transferCode.ts';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { QrCode } from '#src/components/codes/QrCode.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { paymentTexts } from '#src/texts/nl/payment.ts';
import { showNotice } from '../../notices/index.ts';
import styles from './TransferDetails.module.css';

const texts = paymentTexts.transfer;

/** What a bank needs for a transfer, to copy or to scan. */
export function TransferDetails({ transfer }: { transfer: Transfer }) {
  const { to, iban, amountCents, reference } = transfer;
  return (
    <>
      <Detail>{texts.hint}</Detail>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.amount}</dt>
          <dd>{formatEuros(amountCents)}</dd>
        </div>
        <div>
          <dt>{texts.to}</dt>
          <dd dir="auto">{to}</dd>
        </div>
        <div>
          <dt>{texts.account}</dt>
          <dd>
            {formatIban(iban)}
            <CopyButton text={iban} label={texts.copyOf.account} />
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
      <QrCode text={transferCode(transfer)} label={texts.code} />
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
