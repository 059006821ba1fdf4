import { useId } from 'react';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { isoDayOf } from '#rules/brusselsTime.ts';
import type { OwnRegistration } from '#src/api/entities/registration/ownRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { ownRegistrationsTexts as texts } from '#src/texts/nl/ownRegistrations.ts';
import { useDownload } from '../../downloads/index.ts';
import { useOwnRegistrations } from '../queries/useOwnRegistrations.ts';
import styles from './OwnRegistrations.module.css';
import { RegistrationRow } from './RegistrationRow.tsx';
import { WaitingRow } from './WaitingRow.tsx';

interface CourseEnrolmentsProps {
  /** The course's nid. */
  course: number;
}

/** What the family already has in a course. Nothing when nobody is enrolled or waits. */
export function CourseEnrolments({ course }: CourseEnrolmentsProps) {
  const id = useId();
  const { data: own } = useOwnRegistrations();
  const registrations = own?.registrations.filter((one) => one.course.nid === course) ?? [];
  const waiting = own?.waiting.filter((one) => one.course.nid === course) ?? [];
  if (registrations.length + waiting.length === 0) return null;
  return (
    <div className={styles.ofCourse}>
      <Card as="section" aria-labelledby={id}>
        <h2 id={id}>{texts.ofCourse}</h2>
        <div className={styles.rows}>
          {registrations.map((registration) => (
            <RegistrationRow
              key={registration.id}
              registration={registration}
              title={texts.enrolled(registration.name)}
            >
              <AgendaButton registration={registration} />
            </RegistrationRow>
          ))}
          {waiting.map((place) => (
            <WaitingRow
              key={`${place.uid}-${place.tariff.nid}`}
              place={place}
              title={texts.waits(place.name)}
            />
          ))}
        </div>
      </Card>
    </div>
  );
}

/** Downloads the lessons of one person at the club for a year, as a file for their own agenda. */
function AgendaButton({ registration: { uid, name, club, course } }: { registration: OwnRegistration }) {
  const { download, wanted } = useDownload('download_calendar');
  const from = isoDayOf(Math.floor(systemClock.now() / 1000));
  const request = { from, to: daysAfter(from, 365), club: club.nid, members: String(uid) };
  return (
    <Button
      variant="quiet"
      icon="calendar"
      busy={wanted !== undefined}
      onClick={() => download({ request, fallbackName: texts.fileName(course.url) })}
    >
      <span>
        {texts.calendar}
        <VisuallyHidden>{texts.about(name, course.title)}</VisuallyHidden>
      </span>
    </Button>
  );
}
