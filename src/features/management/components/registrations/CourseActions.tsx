import type { Club } from '#src/api/entities/club.ts';
import type { RegistrationsOverview } from '#src/api/entities/managedRegistration.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { hrefs } from '#src/paths.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import styles from './CourseRegistrations.module.css';
import { DownloadButton } from './DownloadButton.tsx';

const texts = managementTexts.list;

interface CourseActionsProps {
  club: Club;
  overview: Pick<RegistrationsOverview, 'course' | 'health'>;
}

/** Beside the title of a course: its form as a member sees it, and its spreadsheet. */
export function CourseActions({ club, overview: { course, health } }: CourseActionsProps) {
  const of = { club: club.nid, ...(course.tariff !== null && { tariff: course.tariff }) };
  return (
    <div className={styles.actions}>
      <ButtonLink icon="eye" to={hrefs.courseFormPreview(of)}>
        {texts.preview}
      </ButtonLink>
      <DownloadButton club={club} course={course} hasHealth={health} />
    </div>
  );
}
