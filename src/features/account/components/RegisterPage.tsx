import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import {
  carriedState,
  invitePurpose,
  loginPurpose,
  type NewParent,
  typedMail,
  useAfterLogin,
  useSession,
} from '../../session/index.ts';
import { loginOf } from '../view/loginOf.ts';
import { AccountPage } from './AccountPage.tsx';
import { GuestForm } from './GuestForm.tsx';
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
