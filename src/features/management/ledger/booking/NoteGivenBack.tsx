import { useState } from 'react';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { systemClock } from '#src/platform/clock.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { useNoteGivenBack } from './ledgerChanges.ts';

const texts = ledgerTexts.giveBack;
const ways = ['transfer', 'cash'] as const;

interface NoteGivenBackProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Opens the dialog in which a manager notes that the club gave money back. */
export function NoteGivenBack({ club, invoice }: NoteGivenBackProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && <GivenBackDialog club={club} invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function GivenBackDialog({ club, invoice, onClose }: NoteGivenBackProps & { onClose: () => void }) {
  const { number, payer, refund } = invoice;
  const today = isoDayOf(systemClock.now() / 1000);
  const [amount, setAmount] = useState(() => writeEuros(refund));
  const [way, setWay] = useState<(typeof ways)[number]>('transfer');
  const [givenOn, setGivenOn] = useState(today);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useNoteGivenBack(club.nid, invoice);
  const cents = readEuros(amount) ?? 0;
  const save = () => {
    setChecked(true);
    if (cents > 0 && givenOn !== '') mutate({ amount: cents, way, givenOn }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(payer)}
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
          hint={texts.amountHint(formatEuros(refund), number)}
          value={amount}
          onChange={setAmount}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && cents === 0 ? ledgerTexts.mark.noAmount : undefined}
        />
        <SelectField
          label={texts.way}
          options={ways.map((one) => ({ value: one, label: ledgerTexts.payments.ways[one] }))}
          value={way}
          onChange={(value) => setWay(value === 'cash' ? 'cash' : 'transfer')}
        />
        <TextField
          label={texts.day}
          type="date"
          max={today}
          value={givenOn}
          onChange={setGivenOn}
          error={isChecked && givenOn === '' ? ledgerTexts.mark.noDay : undefined}
        />
        <p>{texts.mail(payer)}</p>
        <LedgerFailure error={error} />
      </div>
    </Dialog>
  );
}
