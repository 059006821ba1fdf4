import type { RegistrationsOverview } from '#src/api/entities/managedRegistration.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './CourseRegistrations.module.css';

const texts = managementTexts.list;

/** The counts of a course. */
export function CourseNumbers({ overview }: { overview: RegistrationsOverview }) {
  const { taken, capacity, waiting, unpaid, alerts } = overview;
  const numbers = [
    [texts.taken, capacity === null ? String(taken) : texts.of(taken, capacity)],
    [texts.waiting, String(waiting)],
    [texts.unpaid, String(unpaid)],
    [texts.alerts, String(alerts)],
  ] as const;
  return (
    <dl className={styles.numbers} aria-label={texts.facts}>
      {numbers.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
