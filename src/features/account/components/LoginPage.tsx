import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '#src/components/actions/Button.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { sessionTexts } from '#src/texts/nl/session.ts';
import {
  expiredStore,
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

/**
 * The login and the new account, side by side as equals. Both lead to the same page. Whoever typed a child before is new here, so the new
 * account comes first then.
 */
export function LoginPage({ redirect: fixed }: LoginPageProps) {
  const asked = useAfterLogin();
  const redirect = fixed ?? asked;
  const session = useSession();
  const { state } = useLocation();
  const hasExpired = useStore(expiredStore, (expired) => expired.hasExpired);
  const purpose = loginPurpose(state);
  const invite = invitePurpose(state);
  const typed = typedMail(state);
  const [typedBefore] = useState(typed);
  const [isRegistered, setRegistered] = useState(false);
  const known = useRef<HTMLDivElement>(null);
  const isNewcomer = purpose !== undefined && purpose.enrolment.name !== '';
  const title = purpose || invite ? texts.titleOfEnrolment : texts.title;
  if (session.status === 'user')
    return (
      <Navigate
        to={redirect}
        replace
        {...(isRegistered && { state: { isNewParent: true } satisfies NewParent })}
      />
    );

  const login = (
    <div ref={known}>
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
    </div>
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
      {hasExpired && (
        <Notice tone="info" role="status" title={texts.expiredTitle}>
          {texts.expired}
        </Notice>
      )}
      {isNewcomer && (
        <div className={styles.toKnown} data-scripted>
          <Button variant="quiet" onClick={() => known.current?.querySelector('input')?.focus()}>
            {texts.toKnown}
          </Button>
        </div>
      )}
      <div className={styles.ways}>
        {!isNewcomer && login}
        <NewcomerCard redirect={redirect} state={state} onRegistered={() => setRegistered(true)} />
        {isNewcomer && login}
      </div>
    </div>
  );
}
