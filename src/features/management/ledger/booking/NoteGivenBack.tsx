import { useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { useNoteGivenBack } from './ledgerCredits.ts';
import { AmountField, DayField, isPastDay, today, typedCents } from './MoneyFields.tsx';

const texts = ledgerTexts.giveBack;
const ways = ['transfer', 'cash'] as const;

/** The dialog in which a manager notes that the club gave money back. */
export function NoteGivenBack({ club, invoice, onClose }: InvoiceDialogProps) {
  const { number, payer, refund } = invoice;
  const [amount, setAmount] = useState(() => writeEuros(refund));
  const [way, setWay] = useState<(typeof ways)[number]>('transfer');
  const [givenOn, setGivenOn] = useState(today);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useNoteGivenBack(club.nid, invoice);
  const cents = typedCents(amount);
  const isFitting = cents > 0 && cents <= refund;
  const save = () => {
    setChecked(true);
    if (isFitting && isPastDay(givenOn)) mutate({ amount: cents, way, givenOn }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(payer)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <AmountField
        hint={texts.amountHint(formatEuros(refund), number)}
        value={amount}
        onChange={setAmount}
        error={isChecked && !isFitting ? ledgerTexts.fields.wrongAmount(formatEuros(refund)) : undefined}
      />
      <SelectField
        inForm
        label={texts.way}
        options={ways.map((one) => ({ value: one, label: ledgerTexts.payments.ways[one] }))}
        value={way}
        onChange={(value) => setWay(value === 'cash' ? 'cash' : 'transfer')}
      />
      <DayField label={texts.day} value={givenOn} onChange={setGivenOn} isChecked={isChecked} />
      <p>{texts.mail(payer)}</p>
    </BookingDialog>
  );
}
