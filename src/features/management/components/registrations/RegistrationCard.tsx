import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { ManagedRegistration } from '#src/api/entities/management/managedRegistration.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedRegistrationHref } from '../../view/managementHrefs.ts';
import { ApartFrom } from './ApartFrom.tsx';
import styles from './CourseRegistrations.module.css';
import { AlertPill, ChangedNote, PaymentPill, StatePill } from './RegistrationPills.tsx';

const texts = managementTexts.list;

interface RegistrationCardProps {
  club: Club;
  /** The course's nid. */
  course: number;
  row: ManagedRegistration;
  /** Names that several rows have. */
  namesakes: ReadonlySet<string>;
}

/** The row of a table on a phone, with the same facts. The link covers the card. */
export function RegistrationCard({ club, course, row, namesakes }: RegistrationCardProps) {
  const { kind, id, name, age, tariff, trial, role, since, alert } = row;
  return (
    <Card as="li" clickable>
      <h2 className={styles.name} dir="auto">
        <Link to={managedRegistrationHref({ club: club.url, course, kind, id })}>
          {name}
          <ApartFrom row={row} namesakes={namesakes} />
        </Link>
      </h2>
      <Detail>
        {[
          ...(age === null ? [] : [texts.age(age)]),
          tariff,
          ...(role === '' ? [] : [role]),
          texts.since(formatDay(since)),
        ].join(' · ')}
      </Detail>
      <ChangedNote row={row} />
      <div className={styles.pills}>
        <StatePill row={row} />
        {trial && <Pill tone="accent">{texts.trial}</Pill>}
        <PaymentPill row={row} />
        {alert && <AlertPill />}
      </div>
    </Card>
  );
}
