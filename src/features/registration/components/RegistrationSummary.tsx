import { formatEuros } from '#rules/money.ts';
import type { Club } from '#src/api/entities/club.ts';
import { Card } from '#src/components/layout/Card.tsx';
import { registrationTexts as texts } from '#src/texts/nl/registration.ts';
import { cartView } from '../../basket/index.ts';
import { CartTotals } from '../../cart/index.ts';
import { scheduleOfTariff, useCoursesOfTariffs } from '../../courses/index.ts';
import type { FamilyEnrolment } from '../view/enrolment.ts';
import { totalOf } from '../view/personSwitch.ts';
import { PricedLines } from './PricedLines.tsx';
import styles from './RegistrationScreen.module.css';

interface RegistrationSummaryProps {
  club: Club;
  family: FamilyEnrolment;
}

/** Summarises the registration and its cost, beside the form on a wide screen. */
export function RegistrationSummary({ club, family: { enrolments, carts } }: RegistrationSummaryProps) {
  const { courses } = useCoursesOfTariffs(
    club,
    carts.map(({ items }) => items),
  );
  const when = (tariff: number) => scheduleOfTariff(courses, tariff);
  return (
    <Card as="section">
      {carts.map(({ uid, invoice, items }) => {
        const member = enrolments.find((one) => one.uid === uid)?.member;
        const lines = cartView(invoice, { uid, items, when }).flatMap((group) => group.lines);
        return (
          <div key={uid} className={styles.ofPerson}>
            <h2>{carts.length > 1 && member ? texts.summaryOf(member.firstName) : texts.summary}</h2>
            <PricedLines lines={lines.flatMap((line) => [line, ...line.parts])} />
            <CartTotals invoice={invoice} price="known" />
          </div>
        );
      })}
      {carts.length > 1 && (
        <p className={styles.sum}>
          <span>{texts.total}</span>
          <span className={styles.price}>{formatEuros(totalOf(carts))}</span>
        </p>
      )}
    </Card>
  );
}
