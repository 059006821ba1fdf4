import type { Club } from '#src/api/entities/club.ts';
import type { ClubInvoice } from '#src/api/entities/clubInvoice.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { ledgerTexts } from '#src/texts/nl/ledger.ts';
import { LedgerFailure } from '../LedgerFailure.tsx';
import { useRemindNow } from './ledgerChanges.ts';

const texts = ledgerTexts.remind;

interface RemindNowProps {
  club: Club;
  invoice: ClubInvoice;
}

/** Mails the payer at once about all that is overdue at the club. */
export function RemindNow({ club, invoice }: RemindNowProps) {
  const { mutate, isPending, error } = useRemindNow(club.nid, invoice);
  return (
    <>
      <Button variant="quiet" busy={isPending} onClick={() => mutate(undefined)}>
        <span>
          {texts.open}
          <VisuallyHidden>{texts.of(invoice.payer)}</VisuallyHidden>
        </span>
      </Button>
      <LedgerFailure error={error} />
    </>
  );
}
