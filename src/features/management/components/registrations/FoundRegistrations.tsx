import { namesakes } from '#rules/namesakes.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type {
  ManagedRegistration,
  RegistrationsOverview,
} from '#src/api/entities/management/managedRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Detail } from '#src/components/text/Detail.tsx';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedRegistrationHref } from '../../view/managementHrefs.ts';
import { peopleText } from '../../view/placesTexts.ts';
import { MoreRows } from '../MoreRows.tsx';
import { ApartFrom } from './ApartFrom.tsx';
import styles from './CourseRegistrations.module.css';
import {
  AlertPill,
  ChangedNote,
  PaymentPill,
  StatePill,
  TakenNotes,
  TrialPill,
} from './RegistrationPills.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';

interface Page {
  readonly registrations: readonly ManagedRegistration[];
  readonly count: number;
  readonly overview: RegistrationsOverview;
}

interface FoundRegistrationsProps {
  club: Club;
  query: {
    readonly data: { readonly pages: readonly Page[] } | undefined;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    readonly isPlaceholderData: boolean;
    readonly error: Error | null;
    readonly fetchNextPage: () => unknown;
  };
  isFiltered: boolean;
  onClear: () => void;
}

/** The rows so far: a table, or cards where a table has no room. */
export function FoundRegistrations({ club, query, isFiltered, onClear }: FoundRegistrationsProps) {
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const pages = query.data?.pages ?? [];
  const [first] = pages;
  if (!first) return null;
  const rows = pages.flatMap(({ registrations }) => registrations);
  if (rows.length === 0)
    return (
      <EmptyState
        title={isFiltered ? managementTexts.list.notFound : managementTexts.list.none}
        icon={isFiltered ? 'search' : 'users'}
        {...(isFiltered && { action: <Button onClick={onClear}>{managementTexts.list.clear}</Button> })}
      >
        {isFiltered ? managementTexts.list.notFoundHint : managementTexts.list.noneHint}
      </EmptyState>
    );
  const { course } = first.overview;
  const shared = namesakes(rows.map(({ name }) => name));
  const who = isFiltered ? managementTexts.list.count(first.count) : peopleText(first.overview);
  return (
    <>
      <p role="status" className={styles.count}>
        {who}
      </p>
      <div aria-busy={query.isPlaceholderData || undefined}>
        {hasRoom ? (
          <RegistrationTable club={club} course={course} rows={rows} namesakes={shared} />
        ) : (
          <ul className={layout.stack1}>
            {rows.map((row) => (
              <RegistrationCard
                key={`${row.kind} ${row.id}`}
                club={club}
                course={course.nid}
                row={row}
                namesakes={shared}
              />
            ))}
          </ul>
        )}
      </div>
      <MoreRows query={query} shown={rows.length} count={first.count} />
    </>
  );
}

interface RegistrationCardProps {
  club: Club;
  /** The course's nid. */
  course: number;
  row: ManagedRegistration;
  /** Names that several rows have. */
  namesakes: ReadonlySet<string>;
}

/** The row of a table on a phone, with the same facts. The link covers the card. */
function RegistrationCard({ club, course, row, namesakes }: RegistrationCardProps) {
  const { kind, id, name, age, tariff, role, since, alert } = row;
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
          ...(age === null ? [] : [managementTexts.list.age(age)]),
          tariff,
          ...(role === '' ? [] : [role]),
          managementTexts.list.since(formatDay(since)),
        ].join(' · ')}
      </Detail>
      <TakenNotes row={row} />
      <ChangedNote row={row} />
      <div className={styles.pills}>
        <StatePill row={row} />
        <TrialPill row={row} />
        <PaymentPill row={row} />
        {alert && <AlertPill />}
      </div>
    </Card>
  );
}
