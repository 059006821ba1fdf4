import { type ComponentType, useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubInvoice } from '#src/api/entities/management/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { MenuAction } from '#src/components/overlays/MenuAction.tsx';
import { ledgerTexts, ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import styles from '../Ledger.module.css';
import { LedgerFailure } from '../LedgerFailure.tsx';
import type { InvoiceDialogProps } from './BookingDialog.tsx';
import { CreditAmount } from './CreditAmount.tsx';
import { type InvoiceAction, invoiceActions } from './invoiceActions.ts';
import { useRemindNow } from './ledgerChanges.ts';
import { MarkPayment } from './MarkPayment.tsx';
import { NoteGivenBack } from './NoteGivenBack.tsx';
import { UseCredit } from './UseCredit.tsx';

type Opens = Exclude<InvoiceAction, 'remind'>;

const dialogs: Readonly<Record<Opens, ComponentType<InvoiceDialogProps>>> = {
  mark: MarkPayment,
  giveBack: NoteGivenBack,
  credit: UseCredit,
  back: CreditAmount,
};

/**
 * The actions of an invoice with their dialogs: buttons for what its state asks for, a menu for the others. A dialog stays open when its
 * action is no longer offered: somebody else may have been faster, and the dialog says so.
 */
export function InvoiceButtons({ club, invoice }: Omit<InvoiceDialogProps, 'onClose'>) {
  const [opened, setOpened] = useState<Opens>();
  const { asked, other } = invoiceActions(invoice);
  const OpenDialog = opened && dialogs[opened];
  const open = (action: InvoiceAction) => action !== 'remind' && setOpened(action);
  return (
    <div className={styles.buttons}>
      {other.length > 0 && (
        <Menu
          name={texts.actionsOf(invoice.number)}
          align="end"
          label={
            <>
              {texts.otherActions}
              <Icon name="chevronDown" />
            </>
          }
        >
          {other.map((action) => (
            <MenuAction key={action} onSelect={() => open(action)}>
              {texts[action].open}
            </MenuAction>
          ))}
        </Menu>
      )}
      {asked.map((action) =>
        action === 'remind' ? (
          <RemindNow key={action} club={club} invoice={invoice} />
        ) : (
          <Button key={action} onClick={() => open(action)}>
            <span>
              {texts[action].open}
              <VisuallyHidden>{texts.about(invoice.number)}</VisuallyHidden>
            </span>
          </Button>
        ),
      )}
      {OpenDialog && <OpenDialog club={club} invoice={invoice} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface RemindNowProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Mails the payer at once about all that is overdue at the club. */
function RemindNow({ club, invoice }: RemindNowProps) {
  const { mutate, isPending, error } = useRemindNow(club.nid, invoice);
  return (
    <>
      <Button variant="quiet" busy={isPending} onClick={() => mutate(undefined)}>
        <span>
          {ledgerTexts.remind.open}
          <VisuallyHidden>{ledgerTexts.remind.of(invoice.payer)}</VisuallyHidden>
        </span>
      </Button>
      <LedgerFailure error={error} />
    </>
  );
}
