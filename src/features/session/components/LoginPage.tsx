import { type FormEvent, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/pageTitle.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { failureText } from '../../failures/index.ts';
import { useLogin } from '../queries/useLogin.ts';
import { useSession } from '../queries/useSession.ts';
import { useAfterLogin } from '../state/useRedirect.ts';
import { carriedState } from '../view/carriedState.ts';
import { invitePurpose } from '../view/invitePurpose.ts';
import { loginPurpose } from '../view/loginPurpose.ts';
import { type TypedMail, typedMail } from '../view/typedMail.ts';
import styles from './LoginPage.module.css';

const texts = sessionTexts.login;

interface LoginPageProps {
  /** Where to go after the login, a path of this origin. By default the `redirect` of the address. */
  redirect?: string;
}

/** The login form. A failed login keeps what was typed. */
export function LoginPage({ redirect: fixed }: LoginPageProps) {
  const asked = useAfterLogin();
  const redirect = fixed ?? asked;
  const session = useSession();
  const login = useLogin();
  const { state } = useLocation();
  const purpose = loginPurpose(state);
  const invite = invitePurpose(state);
  const [mail, setMail] = useState(() => typedMail(state));
  const [password, setPassword] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const missing = mail.trim() === '' ? 'mail' : password === '' ? 'password' : undefined;
  const title = purpose || invite ? texts.titleOfEnrolment : texts.title;
  usePageTitle({ title, error: login.isError || (submitted && missing !== undefined) });
  if (session.status === 'user') return <Navigate to={redirect} replace />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else if (!login.isPending) login.mutate({ mail: mail.trim(), password });
  };
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
          <form className={styles.form} onSubmit={submit} noValidate>
            <h2>{texts.known}</h2>
            {login.isError && (
              <Notice tone="danger" title={texts.failedTitle} role="alert">
                {failureText(login.error)}
              </Notice>
            )}
            <TextField
              label={texts.mail}
              type="email"
              name="mail"
              autoComplete="username"
              value={mail}
              onChange={setMail}
              error={submitted && mail.trim() === '' ? texts.mailMissing : undefined}
            />
            <TextField
              label={texts.password}
              type="password"
              name="password"
              autoComplete="current-password"
              value={password}
              onChange={setPassword}
              error={submitted && password === '' ? texts.passwordMissing : undefined}
            />
            <Button type="submit" variant="primary" wide busy={login.isPending}>
              {texts.submit}
            </Button>
            <Link to={hrefs.forgotPassword(redirect)} state={{ typedMail: mail } satisfies TypedMail}>
              {texts.forgotten}
            </Link>
          </form>
        </Card>
        <Card>
          <div className={styles.form}>
            <h2>{texts.newHere}</h2>
            <p>{purpose ? texts.newHereChild : texts.newHereHint}</p>
            <ButtonLink variant="primary" wide to={hrefs.register(redirect)} state={carriedState(state)}>
              {texts.register}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  );
}
