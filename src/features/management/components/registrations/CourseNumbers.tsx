import type { RegistrationsOverview } from '#src/api/entities/managedRegistration.ts';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { takenByText } from '../../view/placesTexts.ts';
import styles from './CourseRegistrations.module.css';

const texts = managementTexts.list;

/** The counts of a course, and who or what takes its places. */
export function CourseNumbers({ overview }: { overview: RegistrationsOverview }) {
  const { taken, takenBy, capacity, waiting, unpaid, alerts } = overview;
  const numbers = [
    [texts.waiting, String(waiting)],
    [texts.unpaid, String(unpaid)],
    [texts.alerts, String(alerts)],
  ] as const;
  return (
    <dl className={styles.numbers} aria-label={texts.facts}>
      <div className={styles.places}>
        <dt>{texts.taken}</dt>
        <dd>{capacity === null ? taken : texts.of(taken, capacity)}</dd>
        {taken > 0 && (
          <dd className={styles.by}>
            <Detail>{takenByText(takenBy)}</Detail>
          </dd>
        )}
      </div>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
