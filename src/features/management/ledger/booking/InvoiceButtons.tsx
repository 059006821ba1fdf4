import { type ComponentType, useState } from 'react';
import { formatEuros, writeEuros } from '#rules/money.ts';
import { formatIban } from '#rules/transferCode.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { clubPapersTexts } from '#src/texts/nl/clubPapers.ts';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { usePaper } from '../../papers/usePaper.ts';
import styles from '../Ledger.module.css';
import { BookingDialog, type InvoiceDialogProps } from './BookingDialog.tsx';
import { CreditAmount } from './CreditAmount.tsx';
import { type InvoiceAction, invoiceActions } from './invoiceActions.ts';
import { useNoteGivenBack } from './ledgerCredits.ts';
import { MarkPayment } from './MarkPayment.tsx';
import { AmountField, DayField, isPastDay, today, typedCents } from './MoneyFields.tsx';
import { RemindPayer } from './Remind.tsx';
import { UseCredit } from './UseCredit.tsx';

const ways = ['transfer', 'cash'] as const;

/** The dialog in which a manager notes that the club gave money back. */
function NoteGivenBack({ club, invoice, onClose }: InvoiceDialogProps) {
  const { number, payer, refund, paidFrom } = invoice;
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
      title={ledgerTexts.giveBack.title(payer)}
      onClose={onClose}
      onSave={save}
      save={ledgerTexts.giveBack.save}
      busy={isPending}
      error={error}
    >
      <AmountField
        hint={ledgerTexts.giveBack.amountHint(formatEuros(refund), number)}
        value={amount}
        onChange={setAmount}
        error={isChecked && !isFitting ? ledgerTexts.fields.wrongAmount(formatEuros(refund)) : undefined}
      />
      <SelectField
        inForm
        label={ledgerTexts.giveBack.way}
        options={ways.map((one) => ({ value: one, label: ledgerTexts.payments.ways[one] }))}
        value={way}
        onChange={(value) => setWay(value === 'cash' ? 'cash' : 'transfer')}
      />
      {way === 'transfer' && (
        <p>
          {paidFrom === ''
            ? ledgerTexts.giveBack.noAccount(payer)
            : ledgerTexts.giveBack.account(formatIban(paidFrom))}
        </p>
      )}
      <DayField
        label={ledgerTexts.giveBack.day}
        value={givenOn}
        onChange={setGivenOn}
        isChecked={isChecked}
      />
      <p>{ledgerTexts.giveBack.mail(payer, invoice.mailed)}</p>
    </BookingDialog>
  );
}

const dialogs: Readonly<Record<InvoiceAction, ComponentType<InvoiceDialogProps>>> = {
  mark: MarkPayment,
  giveBack: NoteGivenBack,
  credit: UseCredit,
  back: CreditAmount,
  remind: RemindPayer,
};

/**
 * The actions of an invoice with their dialogs: buttons for what its state asks for, a menu for the others. A dialog stays open when its
 * action is no longer offered: somebody else may have been faster, and the dialog says so.
 */
export function InvoiceButtons({ club, invoice }: Omit<InvoiceDialogProps, 'onClose'>) {
  const [opened, setOpened] = useState<InvoiceAction>();
  const { asked, other } = invoiceActions(invoice);
  const paper = usePaper(club, invoice.oid);
  const OpenDialog = opened && dialogs[opened];
  return (
    <div className={styles.buttons}>
      <Menu
        name={ledgerTexts.actionsOf(invoice.number)}
        align="end"
        label={
          <>
            {ledgerTexts.otherActions}
            <Icon name="chevronDown" />
          </>
        }
      >
        {other.map((action) => (
          <MenuAction key={action} onSelect={() => setOpened(action)}>
            {ledgerTexts[action].open}
          </MenuAction>
        ))}
        <MenuAction onSelect={() => paper.open('invoice')}>{clubPapersTexts.invoice}</MenuAction>
        <MenuAction onSelect={() => paper.open('confirmation')}>{clubPapersTexts.confirmation}</MenuAction>
      </Menu>
      {asked.map((action) => (
        <Button
          key={action}
          {...(action === 'remind' && { variant: 'quiet' })}
          onClick={() => setOpened(action)}
        >
          <span>
            {ledgerTexts[action].open}
            <VisuallyHidden>{ledgerTexts.about(invoice.number)}</VisuallyHidden>
          </span>
        </Button>
      ))}
      {OpenDialog && <OpenDialog club={club} invoice={invoice} onClose={() => setOpened(undefined)} />}
    </div>
  );
}
