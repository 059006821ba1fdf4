import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { systemClock } from '#src/platform/clock.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { type BookedWay, bookedWays, useMarkPayment } from './ledgerChanges.ts';

const texts = ledgerTexts.mark;

interface MarkPaymentProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Opens the dialog in which a manager books money that the club received itself. */
export function MarkPayment({ club, invoice }: MarkPaymentProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant={invoice.open > 0 ? 'secondary' : 'quiet'} onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && <MarkDialog club={club} invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function MarkDialog({ club, invoice, onClose }: MarkPaymentProps & { onClose: () => void }) {
  const { number, payer, open, together } = invoice;
  const today = isoDayOf(systemClock.now() / 1000);
  const [amount, setAmount] = useState(() => (open > 0 ? writeEuros(open) : ''));
  const [by, setBy] = useState<BookedWay>('transfer');
  const [paidOn, setPaidOn] = useState(today);
  const [keepsSurplus, setKeepsSurplus] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMarkPayment(club.nid, invoice);
  const cents = readEuros(amount) ?? 0;
  const surplus = Math.max(0, cents - together.reduce((sum, other) => sum + other.open, open));
  const isSure = surplus === 0 || keepsSurplus;
  const save = () => {
    setChecked(true);
    if (cents > 0 && paidOn !== '' && isSure)
      mutate({ amount: cents, by, paidOn, keepsSurplus: surplus > 0 }, { onSuccess: onClose });
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
          hint={open > 0 ? texts.amountHint(formatEuros(open)) : texts.nothingOpen}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && cents === 0 ? texts.noAmount : undefined}
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
          label={texts.way}
          options={bookedWays.map((one) => ({ value: one, label: texts.ways[one] }))}
          value={by}
          onChange={(value) => setBy(bookedWays.find((one) => one === value) ?? 'transfer')}
        />
        <TextField
          label={texts.days[by]}
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
