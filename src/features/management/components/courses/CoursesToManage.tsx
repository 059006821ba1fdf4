import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { namesakes } from '#rules/namesakes.ts';
import { formatDay } from '#rules/writtenTime.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CoursesPage, ManagedCourse } from '#src/api/entities/management/managedCourse.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { LoadingCards } from '#src/components/feedback/LoadingCards.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCoursesQuery } from '../../queries.ts';
import { managedCourseHref } from '../../view/managementHrefs.ts';
import { takenByText } from '../../view/placesTexts.ts';
import { MoreRows } from '../MoreRows.tsx';
import { DownloadButton } from '../registrations/DownloadButton.tsx';
import styles from './CoursesToManage.module.css';

/** The offer of a club with its counts, searched by title. Each course leads to its registrations. */
export function CoursesToManage({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const write = useWriteQuery();
  const isEnded = query.get('periode') === 'voorbij';
  const { text, setText } = useTypedText(query.get('zoek') ?? '', {
    delay: 300,
    write: (typed) => write({ zoek: typed }),
  });
  const search = (query.get('zoek') ?? '').trim();
  const courses = useInfiniteQuery(managedCoursesQuery({ club: club.nid, search, isEnded }));
  return (
    <>
      <PageHeader
        title={managementTexts.registrations}
        lead={managementTexts.courses.lead}
        actions={<DownloadButton club={club} hasHealth={courses.data?.pages[0]?.health ?? true} />}
      />
      <div className={styles.filters}>
        <SearchField
          label={managementTexts.courses.search}
          placeholder={managementTexts.courses.search}
          value={text}
          onChange={setText}
        />
        <SegmentedControl
          legend={managementTexts.courses.period}
          segments={[
            { value: '', label: managementTexts.courses.now },
            { value: 'voorbij', label: managementTexts.courses.ended },
          ]}
          value={isEnded ? 'voorbij' : ''}
          onChange={(period) => write({ periode: period })}
        />
      </div>
      <Found club={club} query={courses} search={search} isEnded={isEnded} onClear={() => setText('')} />
    </>
  );
}

interface FoundProps {
  club: Club;
  query: UseInfiniteQueryResult<InfiniteData<CoursesPage>>;
  search: string;
  isEnded: boolean;
  onClear: () => void;
}

function Found({ club, query, search, isEnded, onClear }: FoundProps) {
  const { data, isPlaceholderData } = query;
  const courses = data?.pages.flatMap((page) => page.courses) ?? [];
  const shared = namesakes(courses.map(({ title }) => title));
  const count = data?.pages[0]?.count ?? 0;
  return (
    <Loaded query={query} loading={<CoursesLoading />}>
      {() =>
        courses.length === 0 ? (
          <NoCourses search={search} isEnded={isEnded} onClear={onClear} />
        ) : (
          <>
            <p role="status" className={styles.count}>
              {managementTexts.courses.count(count)}
            </p>
            <ul className={styles.list} aria-busy={isPlaceholderData || undefined}>
              {courses.map((course: ManagedCourse) => (
                <ManagedCourseRow
                  key={course.nid}
                  club={club}
                  course={course}
                  hasNamesake={shared.has(course.title)}
                />
              ))}
            </ul>
            <MoreRows query={query} shown={courses.length} count={count} />
          </>
        )
      }
    </Loaded>
  );
}

function NoCourses({ search, isEnded, onClear }: Omit<FoundProps, 'club' | 'query'>) {
  if (search !== '')
    return (
      <EmptyState
        title={managementTexts.courses.notFound}
        icon="search"
        action={<Button onClick={onClear}>{managementTexts.courses.clear}</Button>}
      >
        {managementTexts.courses.notFoundHint(search)}
      </EmptyState>
    );
  return (
    <EmptyState
      title={isEnded ? managementTexts.courses.noneEnded : managementTexts.courses.none}
      icon="course"
    >
      {isEnded ? managementTexts.courses.noneEndedHint : managementTexts.courses.noneHint}
    </EmptyState>
  );
}

function CoursesLoading() {
  return <LoadingCards label={managementTexts.courses.loading} />;
}

interface ManagedCourseRowProps {
  club: Club;
  course: ManagedCourse;
  /** Whether another course of the list has this title, so that the link tells more. */
  hasNamesake: boolean;
}

/** One course with its counts. The link covers the whole row. */
function ManagedCourseRow({ club, course, hasNamesake }: ManagedCourseRowProps) {
  const { nid, title, start, end, taken, takenBy, capacity, waiting, unpaid } = course;
  const days =
    start !== null && end !== null ? managementTexts.courses.days(formatDay(start), formatDay(end)) : '';
  const isFull = capacity !== null && taken >= capacity;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <h2 className={styles.title} dir="auto">
          <Link to={managedCourseHref({ club: club.url, course: nid })}>
            {title}
            {hasNamesake && <VisuallyHidden>, {days}</VisuallyHidden>}
          </Link>
        </h2>
        {days !== '' && <Detail>{days}</Detail>}
      </div>
      <div className={styles.counts}>
        <div className={styles.taken}>
          <span>{managementTexts.courses.taken(taken, capacity)}</span>
          <Detail>{takenByText(takenBy)}</Detail>
        </div>
        {isFull && <Pill>{managementTexts.courses.full}</Pill>}
        {waiting > 0 && <Pill tone="info">{managementTexts.courses.waiting(waiting)}</Pill>}
        {unpaid > 0 && <Pill tone="warning">{managementTexts.courses.unpaid(unpaid)}</Pill>}
      </div>
    </li>
  );
}
