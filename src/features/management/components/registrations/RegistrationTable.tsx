import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type {
  ManagedRegistration,
  RegistrationsOverview,
} from '#src/api/entities/management/managedRegistration.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedRegistrationHref } from '../../view/managementHrefs.ts';
import { ApartFrom } from './ApartFrom.tsx';
import {
  AlertPill,
  ChangedNote,
  PaymentPill,
  StatePill,
  TakenNotes,
  TrialPill,
} from './RegistrationPills.tsx';
import styles from './RegistrationTable.module.css';

const texts = managementTexts.list;

interface RegistrationTableProps {
  club: Club;
  course: RegistrationsOverview['course'];
  rows: readonly ManagedRegistration[];
  /** Names that several rows have. */
  namesakes: ReadonlySet<string>;
}

export function RegistrationTable({ club, course, rows, namesakes }: RegistrationTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption(course.title)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {Object.values(texts.columns).map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { kind, id, name, age, tariff, role, since, alert, payment } = row;
          return (
            <tr key={`${kind} ${id}`} className={payment === 'overdue' ? styles.late : undefined}>
              <th scope="row">
                <Link
                  to={managedRegistrationHref({ club: club.url, course: course.nid, kind, id })}
                  className={styles.name}
                >
                  <span dir="auto">{name}</span>
                  <ApartFrom row={row} namesakes={namesakes} />
                </Link>
                {age !== null && <Detail>{texts.age(age)}</Detail>}
                <ChangedNote row={row} />
              </th>
              <td>
                <span dir="auto">{tariff}</span>
                <TrialPill row={row} />
                {role !== '' && <Detail>{role}</Detail>}
                <TakenNotes row={row} />
              </td>
              <td>
                <StatePill row={row} />
              </td>
              <td>
                <PaymentPill row={row} />
              </td>
              <td className={styles.day}>{formatDay(since)}</td>
              <td>{alert && <AlertPill />}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
