import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { openGuestSession } from '#src/api/account.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { PersonForm } from '../../person-form/index.ts';
import {
  carriedState,
  invitePurpose,
  loginPurpose,
  type NewParent,
  openSession,
  typedMail,
  useAfterLogin,
  useSession,
} from '../../session/index.ts';
import { guestSections } from '../view/accountSections.ts';
import { loginOf } from '../view/loginOf.ts';
import { AccountPage } from './AccountPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export { GuestForm, RegisterForm };

const texts = accountTexts.register;

/** The page of a new account, which continues to the `redirect` of the address. */
export function RegisterPage() {
  const redirect = useAfterLogin();
  const session = useSession();
  const { search, state } = useLocation();
  const [isRegistered, setRegistered] = useState(false);
  if (session.status === 'user' && !session.user.guest)
    return (
      <Navigate
        to={redirect}
        replace
        {...(isRegistered && { state: { isNewParent: true } satisfies NewParent })}
      />
    );

  return (
    <AccountPage
      title={texts.title}
      lead={leadOf(state)}
      footer={
        <>
          {texts.known}{' '}
          <Link to={hrefs.login(redirect)} state={carriedState(state)}>
            {texts.logIn}
          </Link>
        </>
      }
    >
      <RegisterForm
        known={{ ...invitePurpose(state)?.invited, mail: typedMail(state) }}
        loginTo={loginOf(search)}
        onRegistered={() => setRegistered(true)}
      />
    </AccountPage>
  );
}

/** Why the visitor makes an account, from the navigation state. */
function leadOf(state: unknown): string {
  const { enrolment } = loginPurpose(state) ?? {};
  const invite = invitePurpose(state);
  if (enrolment) return texts.purpose(enrolment.course, enrolment.name);
  return invite ? texts.invited(invite.invitedBy) : texts.lead;
}

interface GuestFormProps {
  /** The nid of the club. */
  club: number;
  /** Called before the guest's session opens. */
  onBegun: () => void;
}

/** Asks a guest for a name and an address. */
function GuestForm({ club, onBegun }: GuestFormProps) {
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
