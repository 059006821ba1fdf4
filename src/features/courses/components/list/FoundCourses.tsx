import type { RefObject } from 'react';
import type { CourseSummary } from '#src/api/entities/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseResults } from './CourseResults.tsx';
import styles from './CourseSearch.module.css';

interface Search {
  readonly text: string;
  /** Only similar texts were found. */
  readonly isGuess: boolean;
  /** Only courses that fit the person of the setting are shown. */
  readonly fits: boolean;
}

interface FoundCoursesProps {
  courses: readonly CourseSummary[];
  /** The number of courses without any filter. */
  all: number;
  setting: CourseSetting;
  display: CourseDisplay;
  search: Search;
  isFiltered: boolean;
  onClear: () => void;
  /** Where the skip link leads. */
  results: RefObject<HTMLDivElement | null>;
}

/** The number of results, shown and announced, with a button to clear the filters. */
export function FoundCourses({ courses, all, setting, display, search, ...props }: FoundCoursesProps) {
  const { isFiltered, onClear, results } = props;
  const isNothing = courses.length === 0;
  const person = search.fits ? setting.person : undefined;
  const hidden = all - courses.length;
  return (
    <>
      <div className={styles.count} ref={results} tabIndex={-1}>
        <p role="status">
          {isNothing ? (
            <VisuallyHidden>{texts.noResults}</VisuallyHidden>
          ) : (
            resultText(courses.length, search, person?.firstName)
          )}
        </p>
        {isFiltered && !isNothing && (
          <Button variant="quiet" icon="close" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
      {isNothing ? (
        <EmptyState
          title={person && search.text === '' ? texts.nothingFits(person.firstName) : texts.noResults}
          icon="search"
          action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
        >
          {search.text === '' ? texts.hidden(all) : texts.nothingFor(search.text)}
        </EmptyState>
      ) : (
        <>
          <CourseResults courses={courses} setting={setting} display={display} />
          {isFiltered && hidden > 0 && <p className={styles.hidden}>{texts.hidden(hidden)}</p>}
        </>
      )}
    </>
  );
}

function resultText(count: number, { text, isGuess }: Search, fitting: string | undefined): string {
  const results = fitting === undefined ? texts.results(count) : texts.resultsFit(count, fitting);
  return isGuess ? texts.guessed(results, text) : results;
}
