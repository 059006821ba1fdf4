import { namesakes } from '#rules/namesakes.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type {
  ManagedRegistration,
  RegistrationsOverview,
} from '#src/api/entities/management/managedRegistration.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { peopleText } from '../../view/placesTexts.ts';
import { MoreRows } from '../MoreRows.tsx';
import styles from './CourseRegistrations.module.css';
import { RegistrationCard } from './RegistrationCard.tsx';
import { RegistrationTable } from './RegistrationTable.tsx';

const texts = managementTexts.list;

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
        title={isFiltered ? texts.notFound : texts.none}
        icon={isFiltered ? 'search' : 'users'}
        {...(isFiltered && { action: <Button onClick={onClear}>{texts.clear}</Button> })}
      >
        {isFiltered ? texts.notFoundHint : texts.noneHint}
      </EmptyState>
    );
  const { course } = first.overview;
  const shared = namesakes(rows.map(({ name }) => name));
  const who = isFiltered ? texts.count(first.count) : peopleText(first.overview);
  return (
    <>
      <p role="status" className={styles.count}>
        {who}
      </p>
      <div aria-busy={query.isPlaceholderData || undefined}>
        {hasRoom ? (
          <RegistrationTable club={club} course={course} rows={rows} namesakes={shared} />
        ) : (
          <ul className={styles.cards}>
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
