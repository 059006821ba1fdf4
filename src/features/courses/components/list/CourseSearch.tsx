import type { CourseSummary, CourseType } from '../../../../api/entities/course.ts';
import { Button } from '../../../../components/actions/Button.tsx';
import { ButtonLink } from '../../../../components/actions/ButtonLink.tsx';
import { EmptyState } from '../../../../components/feedback/EmptyState.tsx';
import { SearchField } from '../../../../components/fields/SearchField.tsx';
import { hrefs } from '../../../../paths.ts';
import { coursesTexts as texts } from '../../../../texts/nl/courses.ts';
import { useCourseFilters } from '../../state/useCourseFilters.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import { hasFilters } from '../../view/list/courseFilters.ts';
import { courseRow } from '../../view/list/courseRow.ts';
import { filterChoices } from '../../view/list/filterChoices.ts';
import { filterCourses } from '../../view/list/filterCourses.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CourseResults } from './CourseResults.tsx';
import styles from './CourseSearch.module.css';

interface CourseSearchProps {
  courses: readonly CourseSummary[];
  type: CourseType;
  setting: CourseSetting;
  display: CourseDisplay;
}

export function CourseSearch({ courses, type, setting, display }: CourseSearchProps) {
  const { filters, change, clear } = useCourseFilters();
  const { club, person } = setting;

  if (courses.length === 0) {
    return (
      <EmptyState
        title={texts.nothingOffered[type]}
        icon="calendar"
        action={<ButtonLink to={hrefs.club({ club: club.url })}>{texts.toClub}</ButtonLink>}
      >
        {texts.nothingOfferedHint}
      </EmptyState>
    );
  }
  const found = filterCourses(courses, filters, setting);
  const isFiltered = hasFilters(filters);
  return (
    <search className={styles.search}>
      <SearchField
        label={texts.searchIn[type]}
        placeholder={texts.searchIn[type]}
        value={filters.text}
        onChange={(text) => change({ text })}
      />
      <CourseFilterBar
        choices={filterChoices(courses)}
        filters={filters}
        onChange={change}
        memberName={person?.firstName}
      />
      <div className={styles.count}>
        <p role="status">{texts.results(found.length)}</p>
        {isFiltered && found.length > 0 && (
          <Button variant="quiet" icon="close" onClick={clear}>
            {texts.clearFilters}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <EmptyState
          title={texts.noResults}
          icon="search"
          action={<Button onClick={clear}>{texts.clearFilters}</Button>}
        >
          {texts.noResultsHint}
        </EmptyState>
      ) : (
        <CourseResults
          rows={found.map((course) => courseRow(course, setting))}
          club={club.url}
          display={display}
        />
      )}
    </search>
  );
}
