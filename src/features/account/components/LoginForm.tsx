import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { hrefs } from '#src/paths.ts';
import { usePageTitle } from '#src/platform/page/pageTitle.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { failureText } from '../../failures/index.ts';
import { type TypedMail, useLogin } from '../../session/index.ts';
import styles from './LoginPage.module.css';

const texts = sessionTexts.login;

interface LoginFormProps {
  /** The title of the page, which begins with "Fout:" after a failed login. */
  title: string;
  /** Where to go after the login. */
  redirect: string;
  /** The address that was typed before. */
  typed: string;
  /** Whether that address has just been typed in the other form of this page. */
  isTypedHere: boolean;
}

/** The login form. A failed login keeps what was typed. */
export function LoginForm({ title, redirect, typed, isTypedHere }: LoginFormProps) {
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [mail, setMail] = useState(typed);
  const [password, setPassword] = useState('');
  const [stays, setStays] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const missing = mail.trim() === '' ? 'mail' : password === '' ? 'password' : undefined;
  usePageTitle({ title, error: login.isError || (submitted && missing !== undefined) });
  useEffect(() => {
    if (isTypedHere) focusIn(form.current, 'password');
  }, [isTypedHere]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    if (missing) focusIn(form.current, missing);
    else if (!login.isPending) login.mutate({ mail: mail.trim(), password, stays });
  };
  return (
    // A password never comes into the address, also where no script has loaded that sends the form.
    <form ref={form} method="post" className={styles.form} onSubmit={submit} noValidate>
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
      <label className={styles.stays}>
        <input type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
        <span>
          {texts.stays}
          <small>{texts.staysHint}</small>
        </span>
      </label>
      <Button type="submit" variant="primary" wide busy={login.isPending}>
        {texts.submit}
      </Button>
      <Link to={hrefs.forgotPassword(redirect)} state={{ typedMail: mail } satisfies TypedMail}>
        {texts.forgotten}
      </Link>
    </form>
  );
}

function focusIn(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
}
