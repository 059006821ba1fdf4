import { Suspense, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { clockAt, weekdays } from '#rules/brusselsTime.ts';
import { reservedBehindClub } from '#rules/reservedWords.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { EmptyState } from '#src/components/feedback/EmptyState.tsx';
import { SearchField } from '#src/components/fields/SearchField.tsx';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { useNow } from '#src/platform/loading/renderedAt.ts';
import { saveFile } from '#src/platform/page/saveFile.ts';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import { type ItemStanding, standingOf } from '../state/editedItems.ts';
import type { OfferCourse } from '../state/offerFile.ts';
import { withUrlOfTitle } from '../state/withUrlOfTitle.ts';
import styles from './CoursesTable.module.css';
import type { CourseKind } from './changes/newCourse.ts';
import { SeveralBar } from './several/SeveralBar.tsx';
import { writeSheet } from './sheet/writeSheet.ts';
import { CourseCards } from './table/CourseCards.tsx';
import { CourseGrid, type ShownCourses } from './table/CourseGrid.tsx';
import { useShownRows } from './table/useShownRows.ts';
import { nameOfWeekday } from './view/courseCells.ts';
import { carryKeys, keyOf } from './view/courseKey.ts';
import {
  type CourseFilter,
  type CourseSort,
  filterChoices,
  isFiltered,
  lacks,
  noFilter,
} from './view/findCourses.ts';

const PasteCourses = lazyPart(async () => (await import('./paste/PasteCourses.tsx')).PasteCourses);

interface CoursesTableProps {
  /** All courses, activities and events of the club. */
  courses: readonly OfferCourse[];
  /** The rows that are shown. */
  kind: CourseKind;
  /** The whole list anew, and what happened in Dutch, for the list of what can be undone. */
  onChange: (courses: readonly OfferCourse[], what: string) => void;
  /** The address of the form of one course. */
  hrefOf: (course: OfferCourse) => string;
  /** Begins a new course in its form. */
  onAdd: () => void;
  /** The address of the club, where pasted courses are held unless they say another place. */
  place: string;
  /** The courses as everybody sees them. Without it: no row says how it differs. */
  published?: readonly OfferCourse[];
}

/** The courses of a club, edited in place: one cell, several courses at once, or rows of a spreadsheet. */
export function CoursesTable({
  courses,
  kind,
  onChange,
  hrefOf,
  onAdd,
  place,
  published,
}: CoursesTableProps) {
  const now = momentOf(useNow());
  const [filter, setFilter] = useState<CourseFilter>(noFilter);
  const [sort, setSort] = useState<CourseSort>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [pasted, setPasted] = useState<string>();
  const [said, setSaid] = useState('');
  const around = useFocusNearby();
  const hasRoom = useMediaQuery('(min-width: 768px)');
  const listId = useId();
  const standings = useStandings(published);
  const ofKind = useMemo(() => courses.filter(({ type }) => type === kind), [courses, kind]);
  const choices = useMemo(() => filterChoices(ofKind, now), [ofKind, now]);
  // A key in the search field is drawn before the rows that it finds.
  const rows = useShownRows(ofKind, { filter: useDeferredValue(filter), sort }, now);
  const change = (next: readonly OfferCourse[], what: string) => {
    carryKeys(courses, next);
    setSaid(what);
    onChange(next, what);
  };
  // Safe from a row that is gone: an undone course may come back, and is chosen again then.
  const present = new Set(ofKind.map(keyOf).filter((key) => chosen.has(key)));

  if (pasted !== undefined)
    return (
      <Suspense fallback={null}>
        <PasteCourses
          courses={courses}
          kind={kind}
          now={now}
          place={place}
          pasted={pasted}
          onTake={(next, what) => {
            change(next, what);
            setPasted(undefined);
          }}
          onClose={() => setPasted(undefined)}
        />
      </Suspense>
    );

  const shown: ShownCourses = {
    courses: rows.rows,
    ...{ kind, now, hrefOf, standingOf: standings, chosen: present },
    onChoose: (keys, isChosen) =>
      setChosen((before) => {
        const after = new Set(before);
        for (const key of keys) isChosen ? after.add(key) : after.delete(key);
        return after;
      }),
    onChange: (before, changed, cell) =>
      change(
        courses.map((course) => (course === before ? withUrl(before, changed, courses) : course)),
        texts.changed[cell](changed.title),
      ),
    listOf: (cell) => (cell === 'place' || cell === 'teachers' ? `${listId}-${cell}` : undefined),
  };
  const download = () => {
    const written = present.size > 0 ? ofKind.filter((course) => present.has(keyOf(course))) : rows.rows;
    const content = new Blob([writeSheet(written, now)], { type: 'text/csv;charset=utf-8' });
    saveFile({ content, name: texts.fileName(kind) });
  };
  const buttons = (
    <div className={styles.buttons}>
      <Button variant="primary" icon="plus" onClick={onAdd}>
        {texts.add[kind]}
      </Button>
      <Button icon="copy" onClick={() => setPasted('')}>
        {texts.pasteButton}
      </Button>
      {ofKind.length > 0 && (
        <Button icon="download" onClick={download}>
          {present.size > 0 ? texts.saveChosen : texts.save}
        </Button>
      )}
    </div>
  );
  const status = (
    <VisuallyHidden>
      <span role="status">{said}</span>
    </VisuallyHidden>
  );
  if (ofKind.length === 0)
    return (
      <>
        <EmptyState title={texts.none(kind)} icon={kind} action={buttons}>
          {texts.noneHint}
        </EmptyState>
        {status}
      </>
    );
  return (
    <div ref={around} tabIndex={-1} className={styles.table}>
      {buttons}
      <Filters filter={filter} choices={choices} onFilter={setFilter} />
      <div className={styles.counts}>
        <p role="status">{texts.counted(kind, rows.rows.length, ofKind.length)}</p>
        {rows.isStale && (
          <>
            <p>{texts.moved}</p>
            <Button onClick={rows.sortAgain}>{texts.sortAgain}</Button>
          </>
        )}
      </div>
      {present.size > 0 && (
        <SeveralBar
          courses={courses}
          chosen={present}
          kind={kind}
          now={now}
          places={choices.places}
          onChange={change}
          onClear={() => setChosen(new Set())}
        />
      )}
      {rows.rows.length === 0 ? (
        <EmptyState
          title={texts.notFound(kind)}
          icon="search"
          action={<Button onClick={() => setFilter(noFilter)}>{texts.clear}</Button>}
        >
          {texts.notFoundHint}
        </EmptyState>
      ) : hasRoom ? (
        <CourseGrid {...shown} sort={sort} onSort={setSort} onPaste={setPasted} />
      ) : (
        <CourseCards {...shown} />
      )}
      {(['place', 'teachers'] as const).map((cell) => (
        <datalist key={cell} id={`${listId}-${cell}`}>
          {(cell === 'place' ? choices.places : choices.teachers).map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ))}
      {status}
    </div>
  );
}

/** The standing of each course beside what everybody sees. Cached by course, because the comparison goes into its lessons. */
function useStandings(published: readonly OfferCourse[] | undefined) {
  return useMemo(() => {
    if (!published) return undefined;
    const byNumber = new Map(published.map((course) => [course.nid, course]));
    const known = new WeakMap<OfferCourse, ItemStanding>();
    return (course: OfferCourse) => {
      const before = course.nid === undefined ? undefined : byNumber.get(course.nid);
      const standing = known.get(course) ?? standingOf(course, before ? [before] : []);
      known.set(course, standing);
      return standing;
    };
  }, [published]);
}

/** Keeps the place of the keyboard where the element that had it is gone: with the chosen rows, or with the pasted ones. */
function useFocusNearby() {
  const around = useRef<HTMLDivElement>(null);
  const last = useRef<EventTarget>(null);
  useEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      last.current = target;
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, []);
  useEffect(() => {
    const isGone = last.current instanceof Node && !last.current.isConnected;
    if (isGone && document.activeElement === document.body) around.current?.focus({ preventScroll: true });
  });
  return around;
}

/** A new course's url follows its title, as in its form. */
function withUrl(before: OfferCourse, after: OfferCourse, courses: readonly OfferCourse[]): OfferCourse {
  return withUrlOfTitle(
    before,
    after,
    (url) => reservedBehindClub.has(url) || courses.some((course) => course !== before && course.url === url),
  );
}

/** The day and time in Brussels, to the minute. */
function momentOf(milliseconds: number): string {
  const { day, clock } = clockAt(Math.floor(milliseconds / 1000));
  return `${day} ${clock.slice(0, 5)}`;
}

interface FiltersProps {
  filter: CourseFilter;
  choices: ReturnType<typeof filterChoices>;
  onFilter: (filter: CourseFilter) => void;
}

/** The search and the filters, each only where it would leave a part of the rows. */
function Filters({ filter, choices, onFilter }: FiltersProps) {
  const named = (all: string, options: readonly string[], chosen: string) => [
    { value: '', label: all },
    // A choice stays in its list, also where no course has it any more.
    ...[...new Set([...options, ...(chosen === '' ? [] : [chosen])])].map((one) => ({
      value: one,
      label: one,
    })),
  ];
  const hasDays = choices.days.length > 1 || filter.day !== '';
  const hasPlaces = choices.places.length > 1 || filter.place !== '';
  const hasTeachers = choices.teachers.length > 1 || filter.teacher !== '';
  const hasLacks = choices.lacks.length > 0 || filter.lack !== '';
  return (
    <div className={styles.filters}>
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={filter.search}
        onChange={(search) => onFilter({ ...filter, search })}
      />
      {hasDays && (
        <SelectField
          label={texts.filters.day}
          options={named(texts.all.day, choices.days, filter.day).map(({ value, label }) => ({
            value,
            label: value === '' ? label : nameOfWeekday(value),
          }))}
          value={filter.day}
          onChange={(value) => onFilter({ ...filter, day: weekdays.find((day) => day === value) ?? '' })}
        />
      )}
      {hasPlaces && (
        <SelectField
          label={texts.filters.place}
          options={named(texts.all.place, choices.places, filter.place)}
          value={filter.place}
          onChange={(place) => onFilter({ ...filter, place })}
        />
      )}
      {hasTeachers && (
        <SelectField
          label={texts.filters.teacher}
          options={named(texts.all.teacher, choices.teachers, filter.teacher)}
          value={filter.teacher}
          onChange={(teacher) => onFilter({ ...filter, teacher })}
        />
      )}
      {hasLacks && (
        <SelectField
          label={texts.filters.lack}
          options={[
            { value: '', label: texts.all.lack },
            ...lacks
              .filter((lack) => choices.lacks.includes(lack) || lack === filter.lack)
              .map((lack) => ({ value: lack, label: texts.lacks[lack] })),
          ]}
          value={filter.lack}
          onChange={(value) => onFilter({ ...filter, lack: lacks.find((lack) => lack === value) ?? '' })}
        />
      )}
      {isFiltered(filter) && <Button onClick={() => onFilter(noFilter)}>{texts.clear}</Button>}
    </div>
  );
}
