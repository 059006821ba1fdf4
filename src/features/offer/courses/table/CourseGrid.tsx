import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { ItemStanding } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { CourseKind } from '../changes/newCourse.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type CellName, cellNames } from '../view/courseCells.ts';
import { keyOf } from '../view/courseKey.ts';
import type { CourseSort } from '../view/findCourses.ts';
import styles from './CourseGrid.module.css';
import { CourseRow, firstCell, gridColumns, openColumn } from './CourseRow.tsx';
import { moveInGrid } from './moveInGrid.ts';
import { useCellEditing } from './useCellEditing.tsx';
import { useDrawnRows } from './useDrawnRows.ts';

export interface ShownCourses {
  courses: readonly OfferCourse[];
  kind: CourseKind;
  now: LocalMoment;
  hrefOf: (course: OfferCourse) => string;
  standingOf: ((course: OfferCourse) => ItemStanding) | undefined;
  /** Keys of the chosen courses. */
  chosen: ReadonlySet<string>;
  onChoose: (keys: readonly string[], isChosen: boolean) => void;
  onChange: (before: OfferCourse, changed: OfferCourse, cell: CellName) => void;
  /** Id of a datalist with what other courses have in this cell. */
  listOf: (cell: CellName) => string | undefined;
}

interface CourseGridProps extends ShownCourses {
  sort: CourseSort | undefined;
  onSort: (sort: CourseSort | undefined) => void;
  /** Somebody pasted rows. */
  onPaste: (text: string) => void;
}

/** Row of the headings, in place of the key of a course. */
const headings = 'headings';

interface Stop {
  readonly row: string;
  readonly column: number;
}

/**
 * Courses as a grid (WAI-ARIA Authoring Practices): one tab stop, arrow keys move, and Enter, F2 or a letter edits a cell. A press on a
 * cell edits it at once.
 * Decision: docs/decisions/0279-courses-are-a-grid-of-cells.md
 */
export function CourseGrid(props: CourseGridProps) {
  const {
    courses,
    kind,
    now,
    hrefOf,
    standingOf,
    chosen,
    onChoose,
    onChange,
    listOf,
    sort,
    onSort,
    onPaste,
  } = props;
  const grid = useRef<HTMLTableElement>(null);
  const [reached, setReached] = useState<Stop>();
  const isFollowing = useRef(false);
  const keysHint = useId();
  const drawn = useDrawnRows(courses);
  const keys = courses.map(keyOf);
  const first: Stop = { row: keys[0] ?? headings, column: firstCell };
  const stop = reached && (reached.row === headings || keys.includes(reached.row)) ? reached : first;
  const go = (to: Stop) => {
    isFollowing.current = true;
    setReached({ ...to });
  };
  const editing = useCellEditing({
    ...{ now, onChange, listOf, withButtons: false, around: grid },
    onDone: ({ row, cell }) => go({ row, column: cellNames.indexOf(cell) + firstCell }),
  });
  const { edited, edit } = editing;

  // Before the next key can arrive: the field that had the focus is gone, so that key would be lost.
  useLayoutEffect(() => {
    if (!isFollowing.current || !reached) return;
    isFollowing.current = false;
    elementAt(grid.current, reached)?.focus();
  }, [reached]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = stopOf(event.target);
    if (!at || event.altKey) return;
    const cell = cellAt(at);
    const { key } = event;
    const withControl = event.ctrlKey || event.metaKey;
    const isLetter = key.length === 1 && key !== ' ' && !withControl;
    if (cell && (key === 'Enter' || key === 'F2' || isLetter)) {
      event.preventDefault();
      edit({ row: at.row, cell, ...(isLetter && { typed: key }) });
      return;
    }
    if (key === ' ' && event.shiftKey && at.row !== headings) {
      event.preventDefault();
      onChoose([at.row], !chosen.has(at.row));
      return;
    }
    const rows = [headings, ...keys];
    const moved = moveInGrid(
      { rows: rows.length, columns: gridColumns },
      { row: rows.indexOf(at.row), column: at.column },
      { key, withControl },
    );
    const row = rows[moved?.row ?? -1];
    if (!moved || row === undefined) return;
    event.preventDefault();
    go({ row, column: moved.column });
  };

  /** The cell that can be edited here. */
  function cellAt(at: Stop): CellName | undefined {
    const name = elementAt(grid.current, at)?.dataset.cell;
    return cellNames.find((one) => one === name);
  }

  const stopIn = (column: number) => ({
    'data-column': column,
    tabIndex: stop.row === headings && stop.column === column ? 0 : -1,
  });
  return (
    <div className={styles.scrolls}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table that the arrow keys walk through
        role="grid"
        aria-multiselectable
        aria-label={texts.caption(kind)}
        aria-describedby={keysHint}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={({ target }) => {
          const at = stopOf(target);
          if (at && (at.row !== stop.row || at.column !== stop.column)) setReached(at);
        }}
        onClick={({ target }) => {
          if (isInField(target)) return;
          const at = stopOf(target);
          const cell = at && cellAt(at);
          if (cell && !(edited?.row === at.row && edited.cell === cell)) edit({ row: at.row, cell });
        }}
        onChange={({ target }) => {
          if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
          const at = stopOf(target);
          if (at) onChoose(at.row === headings ? keys : [at.row], target.checked);
        }}
        onPaste={(event) => {
          if (isInField(event.target)) return;
          event.preventDefault();
          onPaste(event.clipboardData.getData('text/plain'));
        }}
      >
        <thead>
          <tr data-row={headings}>
            <th scope="col" className={styles.choose}>
              <label>
                <input
                  type="checkbox"
                  {...stopIn(0)}
                  aria-label={texts.chooseAll}
                  checked={keys.length > 0 && keys.every((key) => chosen.has(key))}
                  readOnly
                />
              </label>
            </th>
            <th scope="col" className={styles.open} {...stopIn(openColumn)}>
              <VisuallyHidden>{texts.open}</VisuallyHidden>
            </th>
            {cellNames.map((name, index) => (
              <th
                key={name}
                scope="col"
                className={styles[name]}
                aria-sort={sort?.by === name ? sort.direction : 'none'}
              >
                <button
                  type="button"
                  {...stopIn(index + firstCell)}
                  className={styles.sort}
                  onClick={() => onSort(nextSort(sort, name))}
                >
                  {texts.columns[name]}
                  {sort?.by === name && (
                    <span className={sort.direction === 'ascending' ? styles.up : undefined}>
                      <Icon name="chevronDown" size={16} />
                    </span>
                  )}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drawn.map((course) => {
            const key = keyOf(course);
            const isHere = edited?.row === key;
            return (
              <CourseRow
                key={key}
                course={course}
                now={now}
                href={hrefOf(course)}
                standing={standingOf?.(course)}
                isChosen={chosen.has(key)}
                stop={stop.row === key ? stop.column : undefined}
                editing={isHere ? edited.cell : undefined}
                editor={isHere ? editing.editorOf(course) : undefined}
              />
            );
          })}
        </tbody>
      </table>
      <VisuallyHidden>
        <span id={keysHint}>{texts.keys}</span>
      </VisuallyHidden>
    </div>
  );
}

function elementAt(grid: HTMLElement | null, { row, column }: Stop): HTMLElement | null | undefined {
  return grid?.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"] [data-column="${column}"]`);
}

/** The cell of an element; `undefined` in the field of a cell, which has its own keys. */
function stopOf(target: EventTarget): Stop | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset.row;
  return cell && row !== undefined ? { row, column: Number(cell.dataset.column) } : undefined;
}

function isInField(target: EventTarget): boolean {
  return (
    target instanceof Element && target.closest('input:not([type=checkbox]), select, [role=alert]') !== null
  );
}

/** Ascending, then descending, then the order of the file. */
function nextSort(sort: CourseSort | undefined, by: CellName): CourseSort | undefined {
  if (sort?.by !== by) return { by, direction: 'ascending' };
  return sort.direction === 'ascending' ? { by, direction: 'descending' } : undefined;
}
