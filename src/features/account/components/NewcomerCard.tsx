import { useEffect, useState } from 'react';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { afterPaint } from '#src/platform/afterPaint.ts';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { carriedState, invitePurpose, loginPurpose, typedMail } from '../../session/index.ts';
import styles from './LoginPage.module.css';

const texts = sessionTexts.login;

/**
 * Lazy-loaded, because the form engine is large and the login doesn't need it. It comes from the chunk of the page with the same
 * form: another chunk would change which code of the engine all screens share.
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
export function NewcomerCard({ redirect, state, onRegistered }: NewcomerCardProps) {
  const purpose = loginPurpose(state);
  const [loaded, setLoaded] = useState<'not yet' | 'form' | 'failed'>('not yet');
  useEffect(
    () =>
      afterPaint(() =>
        RegisterForm.preload().then(
          () => setLoaded('form'),
          () => setLoaded('failed'),
        ),
      ),
    [],
  );
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={`${styles.form} ${styles.newcomer}`}>
        <h2 id={titleId}>{texts.newHere}</h2>
        <p>{purpose ? texts.newHereFor(purpose.enrolment.name) : texts.newHereHint}</p>
        {loaded === 'not yet' && (
          <Loading>
            <div className={styles.coming}>
              <Skeleton shape="card" count={5} />
            </div>
          </Loading>
        )}
        {loaded === 'form' && (
          <RegisterForm
            isShort
            // Only an invitation was mailed to the address; elsewhere it was typed to log in.
            mail={invitePurpose(state) ? typedMail(state) : ''}
            loginTo={hrefs.login(redirect)}
            onRegistered={onRegistered}
          />
        )}
        {loaded === 'failed' && (
          <ButtonLink variant="primary" wide to={hrefs.register(redirect)} state={carriedState(state)}>
            {texts.register}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

const titleId = 'login-newcomer';
