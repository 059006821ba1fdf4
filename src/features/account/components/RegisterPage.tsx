import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Link } from '#src/components/actions/Link.tsx';
import { hrefs } from '#src/paths.ts';
import { accountTexts } from '#src/texts/nl/account.ts';
import { loginPurpose, type NewParent, useAfterLogin, useSession } from '../../session/index.ts';
import { loginOf } from '../view/loginOf.ts';
import { AccountPage } from './AccountPage.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export { RegisterForm };

const texts = accountTexts.register;

/** The page of a new account, which continues to the `redirect` of the address. */
export function RegisterPage() {
  const redirect = useAfterLogin();
  const session = useSession();
  const { search, state } = useLocation();
  const purpose = loginPurpose(state);
  const [isRegistered, setRegistered] = useState(false);
  if (session.status === 'user')
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
      lead={purpose ? texts.purpose(purpose.enrolment.course, purpose.enrolment.name) : texts.lead}
      footer={
        <>
          {texts.known}{' '}
          <Link to={hrefs.login(redirect)} {...(purpose && { state: purpose })}>
            {texts.logIn}
          </Link>
        </>
      }
    >
      <RegisterForm loginTo={loginOf(search)} onRegistered={() => setRegistered(true)} />
    </AccountPage>
  );
}
