import { useMemo, useRef } from 'react';
import type { CourseType } from '#src/api/entities/offer/course.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { Chip } from '#src/components/fields/Chip.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { SkipLink } from '#src/components/layout/SkipLink.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Loaded } from '#src/features/failures/index.ts';
import { useMembers } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { useCoursePages } from '../../queries/coursePages.ts';
import type { useCourseSetting } from '../../queries/useCourseSetting.ts';
import { useRowsSeen } from '../../state/listRows.ts';
import { useCourseFilters } from '../../state/useCourseFilters.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import { filterChoices, filterParameters, hasFilters, pageParameter } from '../../view/list/courseFilters.ts';
import type { CourseSetting, Person } from '../../view/tariffDecision.ts';
import { CourseFilterBar } from './CourseFilterBar.tsx';
import { CourseListLoading } from './CourseListLoading.tsx';
import { FoundCourses, resultsId } from './FoundCourses.tsx';

interface CourseSearchProps {
  type: CourseType;
  setting: ReturnType<typeof useCourseSetting>;
  display: CourseDisplay;
}

/** Maximum number of courses for which the search is hidden. */
const seenAtOnce = 3;

export function CourseSearch({ type, setting, display }: CourseSearchProps) {
  const { filters, settled, page, change, clear } = useCourseFilters();
  const { members, uid: fits, setting: fitting } = useFitting(filters.fits, setting);
  const { list, rowsSeen } = useRowsSeen();
  const { query, isStale, more } = useCoursePages({
    type,
    setting: { ...fitting, viewer: setting.viewer },
    filters: { ...settled, fits },
    rows: rowsSeen,
    page,
  });
  const results = useRef<HTMLDivElement>(null);
  return (
    <Loaded query={query} loading={<CourseListLoading display={display} />} hidesStale>
      {({ all, facets, ...found }) => {
        if (all === 0) return <NothingOffered type={type} club={setting.club.url} />;
        const isFiltered = hasFilters(filters);
        return (
          <search className={layout.stack2}>
            {(all > seenAtOnce || isFiltered) && (
              <>
                <SkipLink to={resultsId}>{texts.toResults}</SkipLink>
                <QueryForm without={[filterParameters.text, pageParameter]} submit="search">
                  <SearchField
                    label={texts.searchIn[type]}
                    name={filterParameters.text}
                    placeholder={texts.searchIn[type]}
                    value={filters.text}
                    onChange={(text) => change({ text })}
                  />
                </QueryForm>
                <FitChips members={members} chosen={fits} onChange={(uid) => change({ fits: uid })} />
                <CourseFilterBar
                  choices={filterChoices(facets)}
                  filters={filters}
                  onChange={change}
                  count={found.count}
                  onShow={() => {
                    results.current?.focus({ preventScroll: true });
                    results.current?.scrollIntoView({ block: 'start' });
                  }}
                />
              </>
            )}
            <FoundCourses
              found={found}
              all={all}
              setting={fitting}
              display={display}
              isFitting={fits !== undefined}
              isFiltered={isFiltered}
              isStale={isStale}
              page={page}
              more={more}
              onClear={clear}
              refs={{ results, list }}
              rowsSeen={rowsSeen}
            />
          </search>
        );
      }}
    </Loaded>
  );
}

interface FitChipsProps {
  members: readonly Pick<Person, 'uid' | 'firstName'>[];
  /** The uid of the chosen member. */
  chosen: number | undefined;
  onChange: (uid: number | undefined) => void;
}

/** Selects whose courses are shown: one member of the family at a time. */
function FitChips({ members, chosen, onChange }: FitChipsProps) {
  if (members.length === 0) return null;
  return (
    <fieldset>
      <VisuallyHidden as="legend">{texts.fits}</VisuallyHidden>
      <div className={layout.row1}>
        {members.map(({ uid, firstName }) => (
          <Chip
            key={uid}
            pressed={uid === chosen}
            onToggle={(isPressed) => onChange(isPressed ? uid : undefined)}
          >
            {texts.fitsMember(firstName)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

function NothingOffered({ type, club }: { type: CourseType; club: string }) {
  return (
    <EmptyState
      title={texts.nothingOffered[type]}
      icon="calendar"
      action={<ButtonLink to={hrefs.club({ club })}>{texts.toClub}</ButtonLink>}
    >
      {texts.nothingOfferedHint}
    </EmptyState>
  );
}

/**
 * The family members by whom a list can be filtered, the user last, and the setting of the list for the chosen one. A uid
 * from somebody else's link chooses nobody.
 *
 * @param asked - uid
 */
function useFitting(asked: number | undefined, setting: CourseSetting) {
  const family = useMembers();
  const [user, ...others] = family.status === 'known' ? family.members : [];
  const members = user ? [...others, user] : [];
  const chosen = members.find(({ uid }) => uid === asked);
  // Memoized, because every row of the list depends on the setting.
  const fitting = useMemo(() => (chosen ? { ...setting, person: chosen } : setting), [chosen, setting]);
  return { members, uid: chosen?.uid, setting: fitting };
}
