import type { RefObject } from 'react';
import type { CoursePage } from '#src/api/entities/offer/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { useCoursePages } from '../../queries/coursePages.ts';
import { useFocusOnMore } from '../../state/listRows.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import { listParameters } from '../../view/list/courseFilters.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseResults } from './CourseResults.tsx';
import styles from './CourseSearch.module.css';
import { EarlierCourses, MoreCourses } from './MoreCourses.tsx';

interface FoundCoursesProps {
  /** The courses so far, and the text that they were searched by. */
  found: Pick<CoursePage, 'courses' | 'count' | 'isGuess'> & { readonly text: string };
  /** The number of courses without any filter. */
  all: number;
  setting: CourseSetting;
  display: CourseDisplay;
  /** Only courses that fit the person of the setting are shown. */
  isFitting: boolean;
  isFiltered: boolean;
  /** Another list is on its way. */
  isStale: boolean;
  /** The page of the list with which the courses begin. */
  page: number;
  more: ReturnType<typeof useCoursePages>['more'];
  onClear: () => void;
  refs: {
    readonly results: RefObject<HTMLDivElement | null>;
    readonly list: RefObject<HTMLDivElement | null>;
  };
  rowsSeen: number | undefined;
}

/** Id of the number of results, where the skip link leads. */
export const resultsId = 'resultaten';

/** The number of results, shown and announced, with a button to clear the filters; then a page of results after another. */
export function FoundCourses({ found, all, isFiltered, onClear, refs, ...props }: FoundCoursesProps) {
  const { courses, count } = found;
  const person = props.isFitting ? props.setting.person : undefined;
  return (
    <>
      <div id={resultsId} className={styles.count} ref={refs.results} tabIndex={-1}>
        <p role="status">
          {count === 0 ? (
            <VisuallyHidden>{texts.noResults}</VisuallyHidden>
          ) : (
            resultText(found, person?.firstName)
          )}
        </p>
        {isFiltered && count > 0 && (
          <QueryForm without={listParameters}>
            <Button type="submit" variant="quiet" icon="close" onClick={onClear}>
              {texts.clearFilters}
            </Button>
          </QueryForm>
        )}
      </div>
      {count === 0 ? (
        <EmptyState
          title={person && found.text === '' ? texts.nothingFits(person.firstName) : texts.noResults}
          icon="search"
          action={
            <QueryForm without={listParameters}>
              <Button type="submit" onClick={onClear}>
                {texts.clearFilters}
              </Button>
            </QueryForm>
          }
        >
          {found.text === '' ? texts.hidden(all) : texts.nothingFor(found.text)}
        </EmptyState>
      ) : (
        <Pages {...props} courses={courses} count={count} list={refs.list} />
      )}
      {isFiltered && count > 0 && all > count && <p className={styles.hidden}>{texts.hidden(all - count)}</p>}
    </>
  );
}

interface PagesProps
  extends Pick<FoundCoursesProps, 'setting' | 'display' | 'isStale' | 'more' | 'page' | 'rowsSeen'> {
  courses: CoursePage['courses'];
  count: number;
  list: RefObject<HTMLDivElement | null>;
}

function Pages({ courses, count, list, isStale, more, page, ...rows }: PagesProps) {
  const noteFocus = useFocusOnMore(list, courses.length);
  return (
    <>
      {page > 1 && <EarlierCourses page={page} count={count} />}
      <div aria-busy={isStale || undefined}>
        <CourseResults courses={courses} list={list} {...rows} />
      </div>
      {more.isThere && (
        <MoreCourses
          shown={courses.length}
          page={page}
          count={count}
          busy={more.isBusy}
          error={more.error}
          onMore={() => {
            noteFocus();
            more.load();
          }}
        />
      )}
    </>
  );
}

function resultText(
  { count, isGuess, text }: FoundCoursesProps['found'],
  fitting: string | undefined,
): string {
  const results = fitting === undefined ? texts.results(count) : texts.resultsFit(count, fitting);
  return isGuess ? texts.guessed(results, text) : results;
}
