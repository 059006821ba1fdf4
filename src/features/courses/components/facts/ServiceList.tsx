import type { AdditionalService } from '#src/api/entities/course.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { serviceChoices } from '../../view/enrolment/serviceChoices.ts';
import styles from './CourseFacts.module.css';

/** A read-only list of services, for a person who can't choose any yet. */
export function ServiceList({ services }: { services: readonly AdditionalService[] }) {
  return (
    <>
      <h2>{texts.services}</h2>
      <ul className={styles.list}>
        {serviceChoices({ services, companions: [], name: '' }).map(({ id, title, price, note }) => (
          <li key={id} className={styles.service}>
            <span>{title}</span>
            <span>{[note, price].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
