import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import {
  carriedState,
  expiredStore,
  invitePurpose,
  loginPurpose,
  type NewParent,
  ticketPurpose,
  typedMail,
  useAfterLogin,
  useSession,
} from '../../session/index.ts';
import { GuestCard } from './GuestCard.tsx';
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
  const { tickets } = ticketPurpose(state) ?? {};
  const guestsOf = tickets?.guestsOf;
  const typed = typedMail(state);
  const [typedBefore] = useState(typed);
  const [isRegistered, setRegistered] = useState(false);
  const [isBegun, setBegun] = useState(false);
  const known = useRef<HTMLDivElement>(null);
  const isNewcomer = purpose !== undefined && purpose.enrolment.name !== '';
  const title = tickets ? texts.titleOfTickets : purpose || invite ? texts.titleOfEnrolment : texts.title;
  // A guest may log in with an account after all.
  if (session.status === 'user' && (isBegun || !session.user.guest))
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
        {guestsOf !== undefined && (
          <p className={styles.rather}>
            {texts.rather}{' '}
            <Link to={hrefs.register(redirect)} state={carriedState(state)}>
              {texts.toRegister}
            </Link>
          </p>
        )}
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
        {...(tickets && {
          lead: `${texts.tickets(tickets.event)} ${texts.afterwards}`,
          back: { to: redirect, label: texts.toTickets(tickets.event) },
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
        {guestsOf !== undefined && <GuestCard club={guestsOf} onBegun={() => setBegun(true)} />}
        {!isNewcomer && login}
        {guestsOf === undefined && (
          <NewcomerCard redirect={redirect} state={state} onRegistered={() => setRegistered(true)} />
        )}
        {isNewcomer && login}
      </div>
    </div>
  );
}
