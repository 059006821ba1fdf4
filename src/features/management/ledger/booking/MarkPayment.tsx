import { useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { type BookedWay, bookedWays, useMarkPayment } from './ledgerChanges.ts';
import { AmountField, DayField, isPastDay, today, typedCents } from './MoneyFields.tsx';

const texts = ledgerTexts.mark;

/** The dialog in which a manager books money that the club received itself. */
export function MarkPayment({ club, invoice, onClose }: InvoiceDialogProps) {
  const { number, payer, open, together } = invoice;
  const [amount, setAmount] = useState(() => (open > 0 ? writeEuros(open) : ''));
  const [by, setBy] = useState<BookedWay>('transfer');
  const [paidOn, setPaidOn] = useState(today);
  const [keepsSurplus, setKeepsSurplus] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMarkPayment(club.nid, invoice);
  const cents = typedCents(amount);
  const surplus = Math.max(0, cents - together.reduce((sum, other) => sum + other.open, open));
  const isSure = surplus === 0 || keepsSurplus;
  const save = () => {
    setChecked(true);
    if (cents > 0 && isPastDay(paidOn) && isSure)
      mutate({ amount: cents, by, paidOn, keepsSurplus: surplus > 0 }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(number)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={isPending}
      error={error}
    >
      <AmountField
        hint={open > 0 ? texts.amountHint(formatEuros(open)) : texts.nothingOpen}
        value={amount}
        onChange={setAmount}
        error={isChecked && cents === 0 ? ledgerTexts.fields.noAmount : undefined}
      />
      {surplus > 0 && (
        <ChoiceCard
          type="checkbox"
          checked={keepsSurplus}
          onChange={setKeepsSurplus}
          title={texts.surplus(formatEuros(surplus))}
          note={texts.surplusHint(payer)}
        />
      )}
      {isChecked && !isSure && (
        <Notice tone="danger" role="alert">
          {texts.tickSurplus}
        </Notice>
      )}
      <SelectField
        inForm
        label={texts.way}
        options={bookedWays.map((one) => ({ value: one, label: texts.ways[one] }))}
        value={by}
        onChange={(value) => setBy(bookedWays.find((one) => one === value) ?? 'transfer')}
      />
      <DayField label={texts.days[by]} value={paidOn} onChange={setPaidOn} isChecked={isChecked} />
      {together.map((other) => (
        <Notice key={other.number} tone="info">
          {texts.together(other.number, other.name, formatEuros(other.open))}
        </Notice>
      ))}
      <p>{texts.receipt(payer, invoice.mailed)}</p>
    </BookingDialog>
  );
}
