import { useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedForm } from '#src/api/entities/management/managedForm.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { LongTextField } from '#src/components/fields/LongTextField.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { BookingDialog } from '../../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../../ledger/booking/useBooking.ts';
import { TitleField } from './TitleField.tsx';

const texts = managedFormsTexts.facts;

interface FormFactsDialogProps {
  club: Club;
  form: ManagedForm;
  onClose: () => void;
}

/** Asks what a form says of itself: its title, its introduction, who may send it, and its days. */
export function FormFactsDialog({ club, form, onClose }: FormFactsDialogProps) {
  const [facts, setFacts] = useState({
    ...{ title: form.title, description: form.description, needsLogin: form.needsLogin },
    ...{ opensOn: form.opensOn ?? '', closesOn: form.closesOn ?? '' },
  });
  const [isTried, setTried] = useState(false);
  const set = (change: Partial<typeof facts>) => setFacts((before) => ({ ...before, ...change }));
  const { title, description, needsLogin, opensOn, closesOn } = facts;
  const closesBefore = opensOn !== '' && closesOn !== '' && closesOn < opensOn;
  const changing = useBooking(club.nid, {
    requestOf: (wanted: typeof facts) => ({
      ...{ club: club.nid, form: form.url, ...wanted, title: wanted.title.trim() },
      ...{ opensOn: wanted.opensOn || null, closesOn: wanted.closesOn || null },
    }),
    send: (request) => post('change_form', request),
    done: () => texts.done(title.trim()),
  });
  const save = () => {
    setTried(true);
    if (title.trim() !== '' && !closesBefore) changing.mutate(facts, { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title(form.title)}
      onClose={onClose}
      onSave={save}
      save={texts.save}
      busy={changing.isPending}
      error={changing.error}
    >
      <TitleField
        value={title}
        onChange={(next) => set({ title: next })}
        hint={texts.nameHint}
        isTried={isTried}
      />
      <LongTextField
        label={texts.description}
        hint={texts.descriptionHint}
        optional
        maxLength={10_000}
        value={description}
        onChange={(next) => set({ description: next })}
      />
      <ChoiceCard
        type="checkbox"
        title={texts.needsLogin}
        note={texts.needsLoginNote}
        checked={needsLogin}
        onChange={(next) => set({ needsLogin: next })}
      />
      <TextField
        type="date"
        label={texts.opensOn}
        optional
        value={opensOn}
        onChange={(next) => set({ opensOn: next })}
      />
      <TextField
        type="date"
        label={texts.closesOn}
        hint={texts.closesOnHint}
        optional
        value={closesOn}
        onChange={(next) => set({ closesOn: next })}
        error={isTried && closesBefore ? texts.closesBefore : undefined}
      />
    </BookingDialog>
  );
}
