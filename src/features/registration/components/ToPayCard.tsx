import { Card } from '#src/components/layout/Card.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { toPay } from '../view/review.ts';
import styles from './RegistrationScreen.module.css';

/** The amount of each person and the total, by the server's quotes. */
export function ToPayCard({ family: { enrolments, carts } }: { family: FamilyEnrolment }) {
  const { people, total, payNow, payLater } = toPay(enrolments, carts);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.toPay}</h2>
      {people.length > 1 &&
        people.map(({ uid, name, total: own }) => <Sum key={uid} label={name} amount={own} />)}
      <Sum label={texts.total} amount={total} isTotal />
      {payNow && <Sum label={texts.now} amount={payNow} />}
      {payLater && <Sum label={texts.later} amount={payLater} />}
    </Card>
  );
}

const titleId = 'registration-to-pay';

function Sum({ label, amount, isTotal = false }: { label: string; amount: string; isTotal?: boolean }) {
  return (
    <p className={styles.amount} data-total={isTotal || undefined}>
      <span>{label}</span>
      <span className={styles.price}>{amount}</span>
    </p>
  );
}
