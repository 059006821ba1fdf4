import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ClubRoles } from '#src/api/entities/people/clubRoles.ts';
import { clubRolesTexts } from '#src/texts/nl/clubRoles.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';

const texts = clubRolesTexts.end;

interface EndRoleDialogProps {
  club: Club;
  holder: Pick<ClubRoles['holders'][number], 'holder' | 'name' | 'own'>;
  onClose: () => void;
}

/** Asks whether somebody's role ends. */
export function EndRoleDialog({ club, holder: { holder, name, own }, onClose }: EndRoleDialogProps) {
  const ending = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, of: { holder } }),
    send: (request) => post('end_role', request),
    done: () => texts.done(name),
  });
  return (
    <BookingDialog
      title={texts.title(name)}
      onClose={onClose}
      keep={texts.keep}
      onSave={() => ending.mutate(undefined, { onSuccess: onClose })}
      save={texts.confirm}
      variant="danger"
      busy={ending.isPending}
      error={ending.error}
    >
      <p>{texts.text(name)}</p>
      {own && <p>{texts.own}</p>}
    </BookingDialog>
  );
}
