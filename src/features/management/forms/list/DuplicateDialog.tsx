import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { type ManagedForm, parseNewForm } from '#src/api/entities/management/managedForm.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../../ledger/booking/useBooking.ts';
import { TitleField } from './TitleField.tsx';

const texts = managedFormsTexts.copy;
const longestTitle = 120;

interface DuplicateDialogProps {
  club: Club;
  form: ManagedForm;
  onClose: () => void;
}

/** Asks for the title of a copy. */
export function DuplicateDialog({ club, form, onClose }: DuplicateDialogProps) {
  const [title, setTitle] = useState(() => texts.name(form.title).slice(0, longestTitle));
  const [isTried, setTried] = useState(false);
  const copying = useBooking(club.nid, {
    requestOf: (wanted: string) => ({ club: club.nid, form: form.url, title: wanted }),
    send: async (request, key) => parseNewForm((await post('duplicate_form', request, key)).result),
    done: ({ title: made }) => texts.done(made),
  });
  const save = () => {
    setTried(true);
    if (title.trim() !== '') copying.mutate(title.trim(), { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(form.title)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={copying.isPending}
      error={copying.error}
    >
      <TitleField value={title} onChange={setTitle} hint={texts.hint} isTried={isTried} />
    </BookingDialog>
  );
}
