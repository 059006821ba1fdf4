import { Notice } from '#src/components/feedback/Notice.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { sessionTexts } from '#src/texts/nl/session.ts';
import { LazyForm } from './LazyForm.tsx';
import styles from './LoginPage.module.css';

const texts = sessionTexts.login;

/** From the same chunk as the form of a new account, as in `NewcomerCard`. */
const GuestForm = lazyPart(async () => (await import('./RegisterPage.tsx')).GuestForm);

interface GuestCardProps {
  /** The nid of the club that sells to people without an account. */
  club: number;
  /** Called before the guest's session opens. */
  onBegun: () => void;
}

/**
 * The way to buy tickets without an account, beside the login.
 * Decision: docs/decisions/0208-a-guest-buys-tickets.md
 */
export function GuestCard({ club, onBegun }: GuestCardProps) {
  return (
    <Card as="section" aria-labelledby={titleId}>
      <div className={`${styles.form} ${styles.newcomer}`}>
        <h2 id={titleId}>{texts.asGuest}</h2>
        <p>{texts.asGuestHint}</p>
        <LazyForm
          preload={GuestForm.preload}
          height="guest"
          failed={<Notice tone="danger">{texts.guestFailed}</Notice>}
        >
          <GuestForm club={club} onBegun={onBegun} />
        </LazyForm>
      </div>
    </Card>
  );
}

const titleId = 'login-guest';
