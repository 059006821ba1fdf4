import { useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { WithoutJavaScript } from '#src/components/feedback/WithoutJavaScript.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
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
import { LazyForm } from './LazyForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import styles from './LoginPage.module.css';

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
  const title = tickets
    ? sessionTexts.login.titleOfTickets
    : purpose || invite
      ? sessionTexts.login.titleOfEnrolment
      : sessionTexts.login.title;
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
            {sessionTexts.login.rather}{' '}
            <Link to={hrefs.register(redirect)} state={carriedState(state)}>
              {sessionTexts.login.toRegister}
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
          lead: `${sessionTexts.login.purpose(purpose.enrolment.course, purpose.enrolment.name)} ${sessionTexts.login.afterwards}`,
          back: { to: redirect, label: purpose.enrolment.course },
        })}
        {...(tickets && {
          lead: `${sessionTexts.login.tickets(tickets.event)} ${sessionTexts.login.afterwards}`,
          back: { to: redirect, label: sessionTexts.login.toTickets(tickets.event) },
        })}
        {...(invite && {
          lead: `${sessionTexts.login.invited(invite.invitedBy)} ${sessionTexts.login.afterwards}`,
        })}
      />
      <WithoutJavaScript needs="account" />
      {hasExpired && (
        <Notice tone="info" role="status" title={sessionTexts.login.expiredTitle}>
          {sessionTexts.login.expired}
        </Notice>
      )}
      {isNewcomer && (
        <div className={styles.toKnown} data-scripted>
          <Button variant="quiet" onClick={() => known.current?.querySelector('input')?.focus()}>
            {sessionTexts.login.toKnown}
          </Button>
        </div>
      )}
      <div className={styles.ways} data-scripted>
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

/**
 * It comes from the chunk of the page with the same form: another chunk would change which code of the engine all screens share.
 */
const RegisterForm = lazyPart(async () => (await import('./RegisterPage.tsx')).RegisterForm);

interface NewcomerCardProps {
  /** Where the new account leads. */
  redirect: string;
  /** The navigation state: why the visitor is here, and the address that is known. */
  state: unknown;
  onRegistered: () => void;
}

/** The new account beside the login: its form, or a link to its page where the form can't be loaded. */
function NewcomerCard({ redirect, state, onRegistered }: NewcomerCardProps) {
  const purpose = loginPurpose(state);
  const invite = invitePurpose(state);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={`${styles.form} ${styles.newcomer}`}>
        <h2 id={titleId}>{sessionTexts.login.newHere}</h2>
        <p>
          {purpose ? sessionTexts.login.newHereFor(purpose.enrolment.name) : sessionTexts.login.newHereHint}
        </p>
        <LazyForm
          preload={RegisterForm.preload}
          height="account"
          failed={
            <ButtonLink variant="primary" wide to={hrefs.register(redirect)} state={carriedState(state)}>
              {sessionTexts.login.register}
            </ButtonLink>
          }
        >
          <RegisterForm
            isShort
            // Only an invitation was mailed to the address; elsewhere it was typed to log in.
            known={invite && { ...invite.invited, mail: typedMail(state) }}
            loginTo={hrefs.login(redirect)}
            onRegistered={onRegistered}
          />
        </LazyForm>
      </div>
    </Card>
  );
}

const titleId = 'login-newcomer';
