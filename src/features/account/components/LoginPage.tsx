import { useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import {
  invitePurpose,
  loginPurpose,
  type NewParent,
  typedMail,
  useAfterLogin,
  useSession,
} from '../../session/index.ts';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';
import { NewcomerCard } from './NewcomerCard.tsx';

const texts = sessionTexts.login;

interface LoginPageProps {
  /** Where to go after the login, a path of this origin. By default the `redirect` of the address. */
  redirect?: string;
}

/** The login and the new account, side by side as equals. Both lead to the same page. */
export function LoginPage({ redirect: fixed }: LoginPageProps) {
  const asked = useAfterLogin();
  const redirect = fixed ?? asked;
  const session = useSession();
  const { state } = useLocation();
  const purpose = loginPurpose(state);
  const invite = invitePurpose(state);
  const typed = typedMail(state);
  const [typedBefore] = useState(typed);
  const [isRegistered, setRegistered] = useState(false);
  const title = purpose || invite ? texts.titleOfEnrolment : texts.title;
  if (session.status === 'user')
    return (
      <Navigate
        to={redirect}
        replace
        {...(isRegistered && { state: { isNewParent: true } satisfies NewParent })}
      />
    );

  return (
    <div className={styles.page}>
      <PageHeader
        title={title}
        {...(purpose && {
          lead: `${texts.purpose(purpose.enrolment.course, purpose.enrolment.name)} ${texts.afterwards}`,
          back: { to: redirect, label: purpose.enrolment.course },
        })}
        {...(invite && { lead: `${texts.invited(invite.invitedBy)} ${texts.afterwards}` })}
      />
      <div className={styles.ways}>
        <Card>
          <LoginForm
            // The link at an address that is in use already fills in this form.
            key={typed}
            title={title}
            redirect={redirect}
            typed={typed}
            isTypedHere={typed !== typedBefore}
          />
        </Card>
        <NewcomerCard redirect={redirect} state={state} onRegistered={() => setRegistered(true)} />
      </div>
    </div>
  );
}
