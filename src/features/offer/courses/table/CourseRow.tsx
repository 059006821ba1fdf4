import { memo, type ReactNode } from 'react';
import { Link } from '#src/components/actions/Link.tsx';
import { Pill } from '#src/components/feedback/Pill.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { ItemStanding } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type CellName, type CourseCell, cellNames, courseCell, saidIn } from '../view/courseCells.ts';
import { keyOf } from '../view/courseKey.ts';
import styles from './CourseGrid.module.css';

/** The column of the link to the form, between the choice of a row and its cells. Both stay in sight where the grid scrolls. */
export const openColumn = 1;
/** The column of the first cell. */
export const firstCell = 2;
export const gridColumns = cellNames.length + firstCell;

interface CourseRowProps {
  course: OfferCourse;
  now: LocalMoment;
  href: string;
  standing: ItemStanding | undefined;
  isChosen: boolean;
  /** The column that Tab reaches, where it is in this row. */
  stop: number | undefined;
  /** The cell that is edited, and its field. */
  editing: CellName | undefined;
  editor: ReactNode;
}

/** A row of the grid. The grid listens to its keys and presses, so that 500 rows need no functions of their own. */
export const CourseRow = memo(function CourseRow(props: CourseRowProps) {
  const { course, now, href, standing, isChosen, stop, editing, editor } = props;
  const stopAt = (column: number) => ({ 'data-column': column, tabIndex: column === stop ? 0 : -1 });
  return (
    <tr data-row={keyOf(course)} aria-selected={isChosen} className={isChosen ? styles.chosen : undefined}>
      <td className={styles.choose}>
        <label>
          <input
            type="checkbox"
            {...stopAt(0)}
            aria-label={texts.choose(course.title)}
            checked={isChosen}
            readOnly
          />
        </label>
      </td>
      <td className={styles.open}>
        <Link {...stopAt(openColumn)} to={href} aria-label={texts.openOf(course.title)}>
          {texts.open}
        </Link>
      </td>
      {cellNames.map((name, index) => {
        const cell = courseCell(course, name, now);
        const column = index + firstCell;
        const isEdited = editing === name;
        const Cell = name === 'title' ? 'th' : 'td';
        const shared = { className: styles.cell, ...(name === 'title' && { scope: 'row' }) };
        if (!cell.edit)
          return (
            <Cell key={name} {...shared} aria-readonly>
              <Link
                {...stopAt(column)}
                to={href}
                className={styles.locked}
                title={texts.cells.inCourse}
                aria-label={texts.ofCourse(saidIn(cell), course.title)}
              >
                <CellText cell={cell} />
              </Link>
            </Cell>
          );
        return (
          <Cell key={name} {...shared} {...stopAt(column)} data-cell={name}>
            <CellText cell={cell} />
            {name === 'title' && <StandingPill standing={standing} />}
            {isEdited && editor}
          </Cell>
        );
      })}
    </tr>
  );
});

/** Marks a course that not everybody sees as it is here. */
export function StandingPill({ standing }: { standing: ItemStanding | undefined }) {
  if (standing === undefined || standing === 'same') return null;
  return (
    <>
      {' '}
      <Pill tone={standing === 'added' ? 'success' : 'info'}>
        {standing === 'added' ? offerTexts.list.isNew : offerTexts.list.isChanged}
      </Pill>
    </>
  );
}

/** The text of a cell with its note. Nothing is said as nothing, so that a screen reader doesn't fall silent. */
export function CellText({ cell: { text, note, isEmpty } }: { cell: CourseCell }) {
  return (
    <>
      <span className={isEmpty ? styles.none : undefined} dir="auto">
        {text === '' ? <VisuallyHidden>{texts.cells.empty}</VisuallyHidden> : text}
      </span>
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </>
  );
}
