import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { openGuestSession } from '#src/api/account.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { PersonForm } from '../../person-form/index.ts';
import { openSession, useSession } from '../../session/index.ts';
import { guestSections } from '../view/accountSections.ts';

interface GuestFormProps {
  /** The nid of the club. */
  club: number;
  /** Called before the guest's session opens. */
  onBegun: () => void;
}

/** Asks a guest for a name and an address. */
export function GuestForm({ club, onBegun }: GuestFormProps) {
  const client = useQueryClient();
  const session = useSession();
  // A guest who comes back corrects what is known.
  const known = session.status === 'user' && session.user.guest ? session.user : undefined;
  const [sections] = useState(() =>
    guestSections({
      fname: known?.firstName ?? '',
      lname: known?.lastName ?? '',
      mail: known?.guest?.mail ?? '',
    }),
  );
  return (
    <PersonForm
      sections={sections}
      action={sessionTexts.login.guestAction}
      save={async ({ text }) => {
        const guest = { club, fname: text('fname'), lname: text('lname'), mail: text('mail') };
        const opened = await openGuestSession(guest);
        onBegun();
        openSession(client, opened);
      }}
    />
  );
}
