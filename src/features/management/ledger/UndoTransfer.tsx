import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice, ClubPayment } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from './Ledger.module.css';
import { LedgerFailure } from './LedgerFailure.tsx';
import { useUndoTransfer } from './ledgerChanges.ts';

const texts = ledgerTexts.undo;

interface UndoTransferProps {
  club: Club;
  invoice: ClubInvoice;
  payment: ClubPayment;
}

/** Takes back that a transfer arrived, with the reason that the payer reads. */
export function UndoTransfer({ club, invoice, payment }: UndoTransferProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error, reset } = useUndoTransfer(club.nid, invoice, payment);
  const amount = formatEuros(payment.amount);
  const close = () => {
    setOpen(false);
    reset();
  };
  const undo = () => {
    setChecked(true);
    if (reason.trim() !== '') mutate(reason.trim(), { onSuccess: close });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(amount, formatDay(payment.at))}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={texts.title}
        footer={
          <>
            <Button onClick={close}>{texts.keep}</Button>
            <Button variant="danger" busy={isPending} onClick={undo}>
              {texts.open}
            </Button>
          </>
        }
      >
        <div className={styles.dialog}>
          <p>{texts.lead(amount, invoice.payer)}</p>
          <TextField
            label={texts.reason}
            hint={texts.reasonHint(invoice.payer)}
            value={reason}
            onChange={setReason}
            maxLength={500}
            error={isChecked && reason.trim() === '' ? texts.noReason : undefined}
          />
          <LedgerFailure error={error} />
        </div>
      </Dialog>
    </>
  );
}
