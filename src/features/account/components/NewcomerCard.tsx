import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { carriedState, invitePurpose, loginPurpose, typedMail } from '../../session/index.ts';
import { LazyForm } from './LazyForm.tsx';
import styles from './LoginPage.module.css';

const texts = sessionTexts.login;

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
export function NewcomerCard({ redirect, state, onRegistered }: NewcomerCardProps) {
  const purpose = loginPurpose(state);
  const invite = invitePurpose(state);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={`${styles.form} ${styles.newcomer}`}>
        <h2 id={titleId}>{texts.newHere}</h2>
        <p>{purpose ? texts.newHereFor(purpose.enrolment.name) : texts.newHereHint}</p>
        <LazyForm
          preload={RegisterForm.preload}
          height="account"
          failed={
            <ButtonLink variant="primary" wide to={hrefs.register(redirect)} state={carriedState(state)}>
              {texts.register}
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
