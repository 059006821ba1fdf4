import { useState } from 'react';
import { type Cents, formatEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { hrefs } from '#src/paths.ts';
import { correctionsTexts } from '#src/texts/nl/corrections.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useRaisePrice } from './stopQueries.ts';

const texts = correctionsTexts.raise;

interface RaisePriceProps {
  club: { readonly nid: number; readonly url: string };
  registration: { readonly id: number; readonly name: string };
  /** Whether the family has an address for mails. */
  mailed: boolean;
  price: Cents;
  onClose: () => void;
}

/** The dialog in which a manager raises the price of one registration. A lower price is an amount that goes back. */
export function RaisePrice({ club, registration, mailed, price, onClose }: RaisePriceProps) {
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useRaisePrice({
    ...{ club: club.nid, registration: registration.id, price },
  });
  const amount = (readEuros(typed) ?? 0) - price;
  const save = () => {
    setChecked(true);
    if (amount > 0 && reason.trim() !== '') mutate({ amount, reason: reason.trim() }, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(registration.name)}
      onClose={onClose}
      onSave={save}
      save={amount > 0 ? texts.saveMore(formatEuros(amount)) : texts.save}
      busy={isPending}
      error={error}
    >
      <p>{texts.lead(formatEuros(price))}</p>
      <p>{mailed ? texts.mailed : texts.notMailed(registration.name)}</p>
      <TextField
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={isChecked && amount <= 0 ? texts.wrong(formatEuros(price)) : undefined}
      />
      <TextField
        label={texts.reason}
        hint={texts.reasonHint(mailed)}
        value={reason}
        onChange={setReason}
        maxLength={200}
        error={isChecked && reason.trim() === '' ? texts.noReason : undefined}
      />
      <p>{texts.lower}</p>
      <p>
        <ButtonLink variant="quiet" to={hrefs.management({ club: club.url, part: 'betalingen' })}>
          {texts.toPayments}
        </ButtonLink>
      </p>
    </BookingDialog>
  );
}
