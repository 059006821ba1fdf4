import type { Club } from '#src/api/entities/club/club.ts';
import type { MissingCertificate } from '#src/api/entities/management/clubCertificates.ts';
import { clubCertificatesTexts } from '#src/texts/nl/clubCertificates.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useIssue } from './certificatesQueries.ts';

const texts = clubCertificatesTexts.missing;

interface Until21DialogProps {
  club: Club;
  year: number;
  one: MissingCertificate;
  onClose: () => void;
}

/** Asks for the severe disability that makes the days count until 21. The answer is used once and kept nowhere. */
export function Until21Dialog({ club, year, one: { registration, name }, onClose }: Until21DialogProps) {
  const issuing = useIssue(club.nid, year);
  return (
    <BookingDialog
      title={texts.until21Title(name)}
      onClose={onClose}
      keep={texts.until21Keep}
      onSave={() => issuing.mutate({ registration, until21: true, mail: true }, { onSuccess: onClose })}
      save={texts.until21Save}
      busy={issuing.isPending}
      error={issuing.error}
    >
      <p>{texts.until21Text}</p>
    </BookingDialog>
  );
}
