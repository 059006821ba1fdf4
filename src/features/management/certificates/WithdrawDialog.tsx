import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import {
  type IssuedCertificate,
  parseCertificateMails,
} from '#src/api/entities/management/clubCertificates.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';

const texts = clubCertificatesTexts.withdraw;

interface WithdrawDialogProps {
  club: Club;
  one: IssuedCertificate;
  onClose: () => void;
}

/** Asks before a certificate is withdrawn: its number is lost, and the family may have used it already. */
export function WithdrawDialog({ club, one, onClose }: WithdrawDialogProps) {
  const [mail, setMail] = useState(true);
  const withdrawing = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, certificate: one.id, notify: mail }),
    send: async (request, key) =>
      parseCertificateMails((await post('withdraw_certificate', request, key)).result),
    done: () => texts.done(one.number),
  });
  return (
    <BookingDialog
      title={texts.title(one.number, one.name)}
      onClose={onClose}
      keep={clubCertificatesTexts.correct.keep}
      onSave={() => withdrawing.mutate(undefined, { onSuccess: onClose })}
      save={texts.save}
      variant="danger"
      busy={withdrawing.isPending}
      error={withdrawing.error}
    >
      <p>{texts.text}</p>
      {one.kind === 'childcare' && <Detail>{texts.sent}</Detail>}
      <ChoiceCard type="checkbox" checked={mail} onChange={setMail} title={texts.mail} />
    </BookingDialog>
  );
}
