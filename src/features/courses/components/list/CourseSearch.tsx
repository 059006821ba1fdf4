import { useMemo, useRef } from 'react';
import type { CourseSummary, CourseType } from '#src/api/entities/course.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SkipLink } from '#src/components/layout/SkipLink.tsx';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useCourseFilters } from '../../state/useCourseFilters.ts';
import { useFitting } from '../../state/useFitting.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import { hasFilters } from '../../view/list/courseFilters.ts';
import { filterChoices } from '../../view/list/filterChoices.ts';
import { filterCourses } from '../../view/list/filterCourses.ts';
import { searchIndex, textSearch } from '../../view/list/searchIndex.ts';
import { sortCourses } from '../../view/list/sortCourses.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import styles from './CourseSearch.module.css';
import { FitChips } from './FitChips.tsx';
import { FoundCourses } from './FoundCourses.tsx';

interface CourseSearchProps {
  courses: readonly CourseSummary[];
  type: CourseType;
  setting: CourseSetting;
  display: CourseDisplay;
}

/** Maximum number of courses for which the search is hidden. */
const seenAtOnce = 3;

export function CourseSearch({ courses, type, setting, display }: CourseSearchProps) {
  const { filters, change, clear } = useCourseFilters();
  const { club } = setting;
  const { members, uid: fits, setting: fitting } = useFitting(filters.fits, setting);
  const index = useMemo(() => searchIndex(courses), [courses]);
  const choices = useMemo(() => filterChoices(courses), [courses]);
  const found = useMemo(
    () => sortCourses(filterCourses(index, { ...filters, fits }, fitting), fitting),
    [index, filters, fits, fitting],
  );
  const results = useRef<HTMLDivElement>(null);
  const isGuess = useMemo(() => textSearch(index, filters.text).isGuess, [index, filters.text]);

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
  const isFiltered = hasFilters(filters);
  return (
    <search className={styles.search}>
      {(courses.length > seenAtOnce || isFiltered) && (
        <>
          <SkipLink target={results}>{texts.toResults}</SkipLink>
          <SearchField
            label={texts.searchIn[type]}
            placeholder={texts.searchIn[type]}
            value={filters.text}
            onChange={(text) => change({ text })}
          />
          <FitChips members={members} chosen={fits} onChange={(uid) => change({ fits: uid })} />
          <CourseFilterBar choices={choices} filters={filters} onChange={change} />
        </>
      )}
      <FoundCourses
        courses={found}
        all={courses.length}
        setting={fitting}
        display={display}
        search={{ text: filters.text.trim(), isGuess, fits: fits !== undefined }}
        isFiltered={isFiltered}
        onClear={clear}
        results={results}
      />
    </search>
  );
}
