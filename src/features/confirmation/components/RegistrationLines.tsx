import { Pill } from '../../../components/feedback/Pill.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { confirmationTexts as texts } from '../../../texts/nl/confirmation.ts';
import type { RegistrationLine } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';

export function RegistrationLines({ registrations }: { registrations: readonly RegistrationLine[] }) {
  return (
    <Card as="section">
      <h2>{texts.who}</h2>
      <ul className={styles.lines}>
        {registrations.map(({ id, who, what, tariff, when, isQueued }) => (
          <li key={id} className={styles.line}>
            <p className={styles.lineHead}>
              <span>
                {who} · {what}
              </span>
              {isQueued && <Pill tone="warning">{texts.queued}</Pill>}
            </p>
            <p className={styles.detail}>{tariff}</p>
            {when && <p className={styles.detail}>{when}</p>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
