import { memo, type RefObject, useMemo } from 'react';
import { namesakes } from '#rules/namesakes.ts';
import type { CourseSummary } from '#src/api/entities/offer/course.ts';
import { useIsFromServer } from '#src/platform/page/useBrowserFact.ts';
import { type Edition, sliceSize, useRowsDrawn } from '../../state/listRows.ts';
import type { CourseDisplay } from '../../view/list/courseDisplay.ts';
import type { CourseSetting } from '../../view/tariffDecision.ts';
import { CourseItem } from './CourseItem.tsx';
import styles from './CourseResults.module.css';

interface CourseResultsProps {
  courses: readonly CourseSummary[];
  setting: CourseSetting;
  display: CourseDisplay;
  /** The list on screen. */
  list: RefObject<HTMLDivElement | null>;
  /** The number of rows to render at once. */
  rowsSeen: number | undefined;
}

export function CourseResults({ courses, setting, display, list, rowsSeen }: CourseResultsProps) {
  const isFromServer = useIsFromServer();
  // The server's page has all its rows at once, for people without JavaScript.
  const editions = useRowsDrawn(courses, isFromServer ? courses.length : rowsSeen);
  return editions.map((edition, place) => {
    const isShown = place === editions.length - 1;
    return (
      <div key={edition.id} hidden={!isShown} ref={isShown ? list : undefined}>
        <CourseSlices edition={edition} setting={setting} display={display} />
      </div>
    );
  });
}

interface CourseSlicesProps {
  edition: Edition<CourseSummary>;
  setting: CourseSetting;
  display: CourseDisplay;
}

/** One list to a screen reader, rendered in slices. The browser lays out a slice only when it comes near the viewport. */
const CourseSlices = memo(function CourseSlices({ edition, setting, display }: CourseSlicesProps) {
  const { rows, drawn, atFirst } = edition;
  const count = Math.min(drawn, rows.length);
  const shared = useMemo(() => namesakes(rows.map(({ title }) => title)), [rows]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a ul must contain its items directly, and here slices contain them
    <div role="list" className={styles.results} data-display={display} aria-busy={count < rows.length}>
      {Array.from({ length: Math.ceil(count / sliceSize) }, (_, slice) => {
        const start = slice * sliceSize;
        const end = Math.min(start + sliceSize, count);
        const isFar = start >= atFirst && end - start === sliceSize;
        return (
          <CourseSlice
            key={start}
            rows={rows}
            start={start}
            end={end}
            isFar={isFar}
            isTop={start === 0 && display === 'grid'}
            setting={setting}
            shared={shared}
          />
        );
      })}
    </div>
  );
});

interface CourseSliceProps {
  rows: readonly CourseSummary[];
  start: number;
  end: number;
  /**
   * Whether layout waits until the slice comes near the viewport. Only full slices, because their height can be estimated.
   */
  isFar: boolean;
  /** Whether the first picture is above the fold. A list on a phone has no pictures. */
  isTop: boolean;
  setting: CourseSetting;
  /** Titles that several courses have. */
  shared: ReadonlySet<string>;
}

const CourseSlice = memo(function CourseSlice(props: CourseSliceProps) {
  const { rows, start, end, isFar, isTop, setting, shared } = props;
  return (
    <div className={isFar ? `${styles.slice} ${styles.far}` : styles.slice}>
      {rows.slice(start, end).map((course, place) => (
        <CourseItem
          key={course.nid}
          course={course}
          setting={setting}
          first={isTop && place === 0}
          hasNamesake={shared.has(course.title)}
        />
      ))}
    </div>
  );
});
