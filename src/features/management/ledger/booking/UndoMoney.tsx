import { useState } from 'react';
import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import type { Undoable } from '../invoiceHistory.ts';
import { BookingDialog } from './BookingDialog.tsx';
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
export function UndoMoney(props: UndoMoneyProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(amountOf(props), props.day)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && <UndoDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function UndoDialog(props: UndoMoneyProps & { onClose: () => void }) {
  const { club, invoice, undoable, onClose } = props;
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useUndo(club.nid, invoice, undoable);
  const say = undoable.is === 'payment' ? texts.payment : texts.givenBack;
  const undo = () => {
    setChecked(true);
    if (reason.trim() !== '') mutate(reason.trim(), { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={say.title}
      onClose={onClose}
      keep={say.keep}
      onSave={undo}
      save={texts.open}
      variant="danger"
      busy={isPending}
      error={error}
    >
      <p>{say.lead(amountOf(props), invoice.payer, invoice.mailed)}</p>
      <TextField
        label={texts.reason}
        hint={texts.reasonHint(invoice.payer, invoice.mailed)}
        value={reason}
        onChange={setReason}
        maxLength={500}
        error={isChecked && reason.trim() === '' ? texts.noReason : undefined}
      />
    </BookingDialog>
  );
}

function amountOf({ undoable }: Pick<UndoMoneyProps, 'undoable'>): string {
  return formatEuros(undoable.is === 'payment' ? undoable.payment.amount : undoable.entry.amount);
}
