import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useIssue } from './certificatesQueries.ts';

const texts = clubCertificatesTexts.due;

interface IssueDialogProps {
  club: Club;
  year: number;
  count: number;
  /** undefined: all that are due. */
  registration: number | undefined;
  onClose: () => void;
}

/** Asks whether certificates are issued, and whether families are told by mail. */
export function IssueDialog({ club, year, count, registration, onClose }: IssueDialogProps) {
  const [mail, setMail] = useState(true);
  const issuing = useIssue(club.nid, year);
  return (
    <BookingDialog
      title={texts.ask(count)}
      onClose={onClose}
      keep={texts.keep}
      onSave={() => issuing.mutate({ registration, mail }, { onSuccess: onClose })}
      save={texts.save}
      busy={issuing.isPending}
      error={issuing.error}
    >
      <p>{texts.what(count)}</p>
      <ChoiceCard type="checkbox" checked={mail} onChange={setMail} title={texts.mail} />
    </BookingDialog>
  );
}
