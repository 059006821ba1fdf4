import type { CourseSummary } from '#src/api/entities/course.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseResults } from './CourseResults.tsx';
import styles from './CourseSearch.module.css';

interface FoundCoursesProps {
  courses: readonly CourseSummary[];
  setting: CourseSetting;
  display: CourseDisplay;
  isFiltered: boolean;
  onClear: () => void;
}

/** The number of results, shown and announced, with a button to clear the filters. */
export function FoundCourses({ courses, setting, display, isFiltered, onClear }: FoundCoursesProps) {
  const isNothing = courses.length === 0;
  return (
    <>
      <div className={styles.count}>
        <p role="status">
          {isNothing ? <VisuallyHidden>{texts.noResults}</VisuallyHidden> : texts.results(courses.length)}
        </p>
        {isFiltered && !isNothing && (
          <Button variant="quiet" icon="close" onClick={onClear}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
      {isNothing ? (
        <EmptyState
          title={texts.noResults}
          icon="search"
          action={<Button onClick={onClear}>{texts.clearFilters}</Button>}
        >
          {texts.noResultsHint}
        </EmptyState>
      ) : (
        <CourseResults courses={courses} setting={setting} display={display} />
      )}
    </>
  );
}
