import type { CourseSummary, CourseType } from '../../../../api/entities/course.ts';
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
import styles from './CourseSearch.module.css';
import { FoundCourses } from './FoundCourses.tsx';

interface CourseSearchProps {
  courses: readonly CourseSummary[];
  type: CourseType;
  setting: CourseSetting;
  display: CourseDisplay;
}

/** So few need no search. */
const seenAtOnce = 3;

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
      {(courses.length > seenAtOnce || isFiltered) && (
        <>
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
        </>
      )}
      <FoundCourses
        rows={found.map((course) => courseRow(course, setting))}
        club={club.url}
        display={display}
        isFiltered={isFiltered}
        onClear={clear}
      />
    </search>
  );
}
