import { useId, useState } from 'react';
import { post } from '#src/api/call.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { clubRolesTexts } from '#src/texts/nl/clubRoles.ts';
import { BookingDialog } from '../ledger/booking/BookingDialog.tsx';
import { useBooking } from '../ledger/booking/useBooking.ts';
import { type GivenRole, givenRoles } from './roleOptions.ts';

const { invite: texts, names, what } = clubRolesTexts;

interface InviteToRoleDialogProps {
  club: Club;
  onClose: () => void;
}

/** Invites somebody to a role by mail. */
export function InviteToRoleDialog({ club, onClose }: InviteToRoleDialogProps) {
  const [mail, setMail] = useState('');
  const [role, setRole] = useState<GivenRole>('teacher');
  const [isTried, setTried] = useState(false);
  const group = useId();
  const inviting = useBooking(club.nid, {
    requestOf: (to: string) => ({ club: club.nid, mail: to, role }),
    send: (request) => post('invite_to_role', request),
    done: (_answer, to) => texts.done(to),
  });
  const save = () => {
    setTried(true);
    if (mail.trim() !== '') inviting.mutate(mail.trim(), { onSuccess: onClose });
  };
  return (
    <BookingDialog
      title={texts.title}
      onClose={onClose}
      onSave={save}
      save={texts.send}
      busy={inviting.isPending}
      error={inviting.error}
    >
      <TextField
        label={texts.mail}
        type="email"
        value={mail}
        onChange={setMail}
        maxLength={254}
        autoComplete="off"
        error={isTried && mail.trim() === '' ? texts.noMail : undefined}
      />
      <fieldset className={layout.stack1}>
        <legend>{texts.role}</legend>
        {givenRoles.map((one) => (
          <ChoiceCard
            key={one}
            type="radio"
            name={group}
            checked={role === one}
            onChange={() => setRole(one)}
            title={names[one]}
            note={what[one]}
          />
        ))}
      </fieldset>
    </BookingDialog>
  );
}
