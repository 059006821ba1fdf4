import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Club } from '#src/api/entities/club.ts';
import type { ManagedCourse } from '#src/api/entities/managedCourse.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Loading } from '#src/components/feedback/Loading.tsx';
import { Skeleton } from '#src/components/feedback/Skeleton.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SegmentedControl } from '#src/components/fields/SegmentedControl.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useChangeQuery } from '#src/platform/useChangeQuery.ts';
import { useTypedText } from '#src/platform/useTypedText.ts';
import { managementTexts } from '#src/texts/nl/management.ts';
import { managedCoursesQuery } from '../../queries/managedCoursesQuery.ts';
import styles from './CoursesToManage.module.css';
import { ManagedCourseRow } from './ManagedCourseRow.tsx';

const texts = managementTexts.courses;

/** The offer of a club with its counts, searched by title. Each course leads to its registrations. */
export function CoursesToManage({ club }: { club: Club }) {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const write = (name: string, value: string) =>
    changeQuery((latest) => {
      const next = new URLSearchParams(latest);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    });
  const isEnded = query.get('periode') === 'voorbij';
  const { text, setText } = useTypedText(query.get('zoek') ?? '', {
    delay: 300,
    write: (typed) => write('zoek', typed),
  });
  return (
    <>
      <PageHeader title={managementTexts.registrations} lead={texts.lead} />
      <div className={styles.filters}>
        <SearchField label={texts.search} placeholder={texts.search} value={text} onChange={setText} />
        <SegmentedControl
          legend={texts.period}
          segments={[
            { value: '', label: texts.now },
            { value: 'voorbij', label: texts.ended },
          ]}
          value={isEnded ? 'voorbij' : ''}
          onChange={(period) => write('periode', period)}
        />
      </div>
      <Found
        club={club}
        search={(query.get('zoek') ?? '').trim()}
        isEnded={isEnded}
        onClear={() => setText('')}
      />
    </>
  );
}

interface FoundProps {
  club: Club;
  search: string;
  isEnded: boolean;
  onClear: () => void;
}

function Found({ club, search, isEnded, onClear }: FoundProps) {
  const query = useInfiniteQuery(managedCoursesQuery({ club: club.nid, search, isEnded }));
  const { data, hasNextPage, isFetchingNextPage, isPlaceholderData, fetchNextPage } = query;
  const courses = data?.pages.flatMap((page) => page.courses) ?? [];
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
                <ManagedCourseRow key={course.nid} club={club} course={course} />
              ))}
            </ul>
            {hasNextPage && !isPlaceholderData && (
              <div className={styles.more}>
                <p>{texts.shown(courses.length, count)}</p>
                <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                  {texts.more}
                </Button>
              </div>
            )}
          </>
        )
      }
    </Loaded>
  );
}

function NoCourses({ search, isEnded, onClear }: Omit<FoundProps, 'club'>) {
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
