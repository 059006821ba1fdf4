import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { systemClock } from '#src/platform/clock.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from './Ledger.module.css';
import { LedgerFailure } from './LedgerFailure.tsx';
import { useMarkTransfer } from './ledgerChanges.ts';

const texts = ledgerTexts.mark;

interface MarkTransferProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Opens the dialog in which a manager books a transfer that arrived. */
export function MarkTransfer({ club, invoice }: MarkTransferProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && <MarkDialog club={club} invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function MarkDialog({ club, invoice, onClose }: MarkTransferProps & { onClose: () => void }) {
  const { number, payer, open, together } = invoice;
  const today = isoDayOf(systemClock.now() / 1000);
  const [amount, setAmount] = useState(() => writeEuros(open));
  const [paidOn, setPaidOn] = useState(today);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMarkTransfer(club.nid, invoice);
  const cents = readEuros(amount) ?? 0;
  const save = () => {
    setChecked(true);
    if (cents > 0 && paidOn !== '') mutate({ amount: cents, paidOn }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(number)}
      footer={
        <>
          <Button onClick={onClose}>{ledgerTexts.cancel}</Button>
          <Button variant="primary" busy={isPending} onClick={save}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <TextField
          label={texts.amount}
          hint={texts.amountHint(formatEuros(open))}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && cents === 0 ? texts.noAmount : undefined}
        />
        <TextField
          label={texts.day}
          type="date"
          max={today}
          value={paidOn}
          onChange={setPaidOn}
          error={isChecked && paidOn === '' ? texts.noDay : undefined}
        />
        {together.map((other) => (
          <Notice key={other.number} tone="info">
            {texts.together(other.number, other.name, formatEuros(other.open))}
          </Notice>
        ))}
        <p>{texts.receipt(payer)}</p>
        <LedgerFailure error={error} />
      </div>
    </Dialog>
  );
}
