import { useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { useUseCredit } from './ledgerCredits.ts';
import { AmountField, typedCents } from './MoneyFields.tsx';

const texts = ledgerTexts.credit;

/** The dialog in which a manager pays another invoice of the family by its credit. */
export function UseCredit({ club, invoice, onClose }: InvoiceDialogProps) {
  const { refund, creditFor, payer } = invoice;
  const [chosen, setChosen] = useState<number>();
  const [typed, setTyped] = useState<string>();
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useUseCredit(club.nid, invoice);
  // The chosen invoice may be paid meanwhile.
  const target = creditFor.find(({ oid }) => oid === chosen) ?? creditFor[0];
  const most = Math.min(refund, target?.open ?? 0);
  const amount = typed ?? writeEuros(most);
  const cents = typedCents(amount);
  const isFitting = cents > 0 && cents <= most;
  const save = () => {
    setChecked(true);
    if (target && isFitting) mutate({ amount: cents, target }, { onSuccess: onClose });
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
      <SelectField
        inForm
        label={texts.target}
        options={creditFor.map(({ oid, number, name, open }) => ({
          value: String(oid),
          label: texts.option(number, name, formatEuros(open)),
        }))}
        value={String(target?.oid)}
        onChange={(value) => {
          setChosen(Number(value));
          setTyped(undefined);
        }}
      />
      <AmountField
        hint={ledgerTexts.fields.atMost(formatEuros(most))}
        value={amount}
        onChange={setTyped}
        error={isChecked && !isFitting ? ledgerTexts.fields.wrongAmount(formatEuros(most)) : undefined}
      />
      <p>{texts.receipt(payer, invoice.mailed)}</p>
    </BookingDialog>
  );
}
