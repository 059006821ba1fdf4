import { useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { readEuros } from '#rules/readEuros.ts';
import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { useUseCredit } from './ledgerChanges.ts';

const texts = ledgerTexts.credit;

interface UseCreditProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Opens the dialog in which a manager pays another invoice of the family by its credit. */
export function UseCredit({ club, invoice }: UseCreditProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
        </span>
      </Button>
      {isOpen && <CreditDialog club={club} invoice={invoice} onClose={() => setOpen(false)} />}
    </>
  );
}

function CreditDialog({ club, invoice, onClose }: UseCreditProps & { onClose: () => void }) {
  const { refund, creditFor, payer } = invoice;
  const [chosen, setChosen] = useState(() => creditFor[0]?.oid);
  const [isChecked, setChecked] = useState(false);
  const target = creditFor.find(({ oid }) => oid === chosen);
  const most = Math.min(refund, target?.open ?? 0);
  const [typed, setTyped] = useState<string>();
  const amount = typed ?? writeEuros(most);
  const { mutate, isPending, error } = useUseCredit(club.nid, invoice);
  const cents = readEuros(amount) ?? 0;
  const isFitting = cents > 0 && cents <= most;
  const save = () => {
    setChecked(true);
    if (target && isFitting) mutate({ amount: cents, target }, { onSuccess: onClose });
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
        <SelectField
          label={texts.target}
          options={creditFor.map(({ oid, number, name, open }) => ({
            value: String(oid),
            label: texts.option(number, name, formatEuros(open)),
          }))}
          value={String(chosen)}
          onChange={(value) => setChosen(Number(value))}
        />
        <TextField
          label={texts.amount}
          hint={texts.amountHint(formatEuros(most))}
          value={amount}
          onChange={setTyped}
          inputMode="decimal"
          autoComplete="off"
          error={isChecked && !isFitting ? texts.wrongAmount(formatEuros(most)) : undefined}
        />
        <p>{texts.receipt(payer)}</p>
        <LedgerFailure error={error} />
      </div>
    </Dialog>
  );
}
