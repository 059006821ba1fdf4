import { useState } from 'react';
import { useNavigate } from 'react-router';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { parseNewForm } from '#src/api/entities/management/managedForm.ts';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../../ledger/booking/useBooking.ts';
import { formToEditHref } from '../formsHrefs.ts';
import { TitleField } from './TitleField.tsx';

const texts = managedFormsTexts.add;

interface NewFormDialogProps {
  club: Club;
  onClose: () => void;
}

/** Asks for the title of a new form, and leads to its questions. */
export function NewFormDialog({ club, onClose }: NewFormDialogProps) {
  const [title, setTitle] = useState('');
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const adding = useBooking(club.nid, {
    requestOf: (wanted: string) => ({ club: club.nid, title: wanted }),
    send: async (request, key) => parseNewForm((await post('create_form', request, key)).result),
    done: ({ title: made }) => texts.done(made),
  });
  const save = () => {
    setTried(true);
    if (title.trim() === '') return;
    adding.mutate(title.trim(), {
      onSuccess: ({ nid }) => void navigate(formToEditHref({ club: club.nid, form: nid })),
    });
  };
  return (
    <BookingDialog
      title={texts.title}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={adding.isPending}
      error={adding.error}
    >
      <TitleField value={title} onChange={setTitle} hint={texts.nameHint} isTried={isTried} />
      <p>{texts.hidden}</p>
    </BookingDialog>
  );
}
