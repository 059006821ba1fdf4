import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { namesakes } from '#rules/namesakes.ts';
import type { Club } from '#src/api/entities/club/club.ts';
import type { CoursesPage, ManagedCourse } from '#src/api/entities/management/managedCourse.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useTypedText } from '#src/platform/address/useTypedText.ts';
import { useWriteQuery } from '#src/platform/address/useWriteQuery.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCoursesQuery } from '../../queries.ts';
import { MoreRows } from '../MoreRows.tsx';
import { DownloadButton } from '../registrations/DownloadButton.tsx';
import styles from './CoursesToManage.module.css';
import { ManagedCourseRow } from './ManagedCourseRow.tsx';

const texts = managementTexts.courses;

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
        lead={texts.lead}
        actions={<DownloadButton club={club} hasHealth={courses.data?.pages[0]?.health ?? true} />}
      />
      <div className={styles.filters}>
        <SearchField label={texts.search} placeholder={texts.search} value={text} onChange={setText} />
        <SegmentedControl
          legend={texts.period}
          segments={[
            { value: '', label: texts.now },
            { value: 'voorbij', label: texts.ended },
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
              {texts.count(count)}
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
        title={texts.notFound}
        icon="search"
        action={<Button onClick={onClear}>{texts.clear}</Button>}
      >
        {texts.notFoundHint(search)}
      </EmptyState>
    );
  return (
    <EmptyState title={isEnded ? texts.noneEnded : texts.none} icon="course">
      {isEnded ? texts.noneEndedHint : texts.noneHint}
    </EmptyState>
  );
}

function CoursesLoading() {
  return (
    <Loading label={texts.loading}>
      <Skeleton shape="card" count={4} />
    </Loading>
  );
}
