import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import type { Undoable } from '../invoiceHistory.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { useUndo } from './ledgerChanges.ts';

const texts = ledgerTexts.undo;

interface UndoMoneyProps {
  club: Club;
  invoice: ClubInvoice;
  undoable: Undoable;
  /** The day of what is undone, as the list shows it. */
  day: string;
}

/** Takes back that money arrived or was given back, with the reason that the payer reads. */
export function UndoMoney({ club, invoice, undoable, day }: UndoMoneyProps) {
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error, reset } = useUndo(club.nid, invoice, undoable);
  const say = undoable.is === 'payment' ? texts.payment : texts.givenBack;
  const amount = formatEuros(undoable.is === 'payment' ? undoable.payment.amount : undoable.entry.amount);
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
          <VisuallyHidden>{texts.about(amount, day)}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={say.title}
        footer={
          <>
            <Button onClick={close}>{say.keep}</Button>
            <Button variant="danger" busy={isPending} onClick={undo}>
              {texts.open}
            </Button>
          </>
        }
      >
        <div className={styles.dialog}>
          <p>{say.lead(amount, invoice.payer)}</p>
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
