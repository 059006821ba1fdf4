import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { managedFormsTexts as texts } from '#src/texts/nl/managedForms.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../../ledger/booking/useBooking.ts';

interface RemoveDialogProps {
  club: Club;
  form: ManagedForm;
  onClose: () => void;
}

/** Asks whether a form that nobody sent may go. */
export function RemoveDialog({ club, form, onClose }: RemoveDialogProps) {
  const removing = useBooking(club.nid, {
    requestOf: () => ({ club: club.nid, form: form.url }),
    send: (request) => post('remove_form', request),
    done: () => texts.removing.done(form.title),
  });
  return (
    <BookingDialog
      title={texts.removing.title(form.title)}
      onClose={onClose}
      keep={texts.removing.keep}
      onSave={() => removing.mutate(undefined, { onSuccess: onClose })}
      save={texts.removing.confirm}
      variant="danger"
      busy={removing.isPending}
      error={removing.error}
    >
      <p>{texts.removing.text}</p>
    </BookingDialog>
  );
}
