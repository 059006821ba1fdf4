import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { confirmationTexts } from '#src/texts/nl/confirmation.ts';
import type { TypedMail } from '../../session/index.ts';
import styles from './OrderConfirmation.module.css';

const texts = confirmationTexts.guest;

interface KeepTicketsProps {
  /** The address of the guest. */
  mail: string;
  oids: readonly number[];
}

/** Tells a guest where the tickets go, and how to find them back later: an account with the same address keeps them. */
export function KeepTickets({ mail, oids }: KeepTicketsProps) {
  return (
    <Card as="section">
      <h2>{texts.title}</h2>
      <p className={styles.hint}>{texts.hint(mail)}</p>
      <div className={styles.actions}>
        <ButtonLink
          icon="user"
          to={hrefs.register(hrefs.confirmation(oids))}
          state={{ typedMail: mail } satisfies TypedMail}
        >
          {texts.action}
        </ButtonLink>
      </div>
    </Card>
  );
}
