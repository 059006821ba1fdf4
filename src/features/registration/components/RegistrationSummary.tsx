import { formatEuros } from '../../../../rules/money.ts';
import type { Club } from '../../../api/entities/club.ts';
import { Card } from '../../../components/layout/Card.tsx';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import { CartTotals, cartView } from '../../cart/index.ts';
import { scheduleOfTariff, useClubCourses } from '../../courses/index.ts';
import type { Enrolments } from '../view/enrolment.ts';
import { totalOf } from '../view/personSwitch.ts';
import styles from './RegistrationScreen.module.css';

interface RegistrationSummaryProps {
  club: Club;
  enrolments: Enrolments;
}

/** What is being registered and what it costs: beside the form on a wide screen. */
export function RegistrationSummary({ club, enrolments }: RegistrationSummaryProps) {
  const { courses } = useClubCourses(club);
  const when = (tariff: number) => scheduleOfTariff(courses, tariff);
  return (
    <Card as="section">
      {enrolments.map(({ uid, member, invoice, tariffs }) => {
        const view = cartView(invoice, { tariffs, when });
        return (
          <div key={uid} className={styles.ofPerson}>
            <h2>{enrolments.length > 1 ? texts.summaryOf(member.firstName) : texts.summary}</h2>
            <ul className={styles.lines}>
              {view.lines.map((line) => (
                <li key={line.id} className={styles.line}>
                  <span>{line.what}</span>
                  <span className={styles.price}>{line.price}</span>
                  {line.when && <span className={styles.when}>{line.when}</span>}
                </li>
              ))}
            </ul>
            <CartTotals view={view} isCurrent />
          </div>
        );
      })}
      {enrolments.length > 1 && (
        <p className={styles.sum}>
          <span>{texts.total}</span>
          <span className={styles.price}>{formatEuros(totalOf(enrolments))}</span>
        </p>
      )}
    </Card>
  );
}
