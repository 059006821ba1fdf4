import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { offerCoursesTexts as texts } from '#src/texts/nl/offerCourses.ts';
import type { ItemStanding } from '../../state/editedItems.ts';
import type { OfferCourse } from '../../state/offerFile.ts';
import type { LocalMoment } from '../reading/readDays.ts';
import { type CellName, cellNames, courseCell, saidIn } from '../view/courseCells.ts';
import { keyOf } from '../view/courseKey.ts';
import styles from './CourseCards.module.css';
import type { ShownCourses } from './CourseGrid.tsx';
import { CellText, StandingPill } from './CourseRow.tsx';
import { useCellEditing } from './useCellEditing.tsx';
import { useDrawnRows } from './useDrawnRows.ts';

/** The cells of a card below its title. */
const cardCells = ['day', 'hours', 'place', 'price', 'capacity', 'sale'] as const;

/** The courses where a table has no room. A press on a cell edits it in its place. */
export function CourseCards({
  courses,
  now,
  hrefOf,
  standingOf,
  chosen,
  onChoose,
  onChange,
  listOf,
}: Omit<ShownCourses, 'kind'>) {
  const list = useRef<HTMLUListElement>(null);
  const [done, setDone] = useState<{ readonly row: string; readonly cell: CellName }>();
  const editing = useCellEditing({
    ...{ now, onChange, listOf, withButtons: true, around: list },
    onDone: ({ row, cell }) => setDone({ row, cell }),
  });
  useLayoutEffect(() => {
    if (!done) return;
    const row = list.current?.querySelector(`[data-row="${CSS.escape(done.row)}"]`);
    row?.querySelector<HTMLElement>(`[data-cell="${done.cell}"]`)?.focus();
  }, [done]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on one of its buttons is a click too
    <ul
      ref={list}
      className={styles.cards}
      onClick={({ target }) => {
        const button = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
        const cell = cellNames.find((name) => name === button?.dataset.cell);
        const row = button?.closest<HTMLElement>('[data-row]')?.dataset.row;
        if (cell && row !== undefined) editing.edit({ row, cell });
      }}
      onChange={({ target }) => {
        if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
        const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
        if (row !== undefined) onChoose([row], target.checked);
      }}
    >
      {useDrawnRows(courses).map((course) => {
        const key = keyOf(course);
        const isHere = editing.edited?.row === key;
        return (
          <CourseCard
            key={key}
            course={course}
            now={now}
            href={hrefOf(course)}
            standing={standingOf?.(course)}
            isChosen={chosen.has(key)}
            editing={isHere ? editing.edited?.cell : undefined}
            editor={isHere ? editing.editorOf(course) : undefined}
          />
        );
      })}
    </ul>
  );
}

interface CourseCardProps {
  course: OfferCourse;
  now: LocalMoment;
  href: string;
  standing: ItemStanding | undefined;
  isChosen: boolean;
  editing: CellName | undefined;
  editor: ReactNode;
}

const CourseCard = memo(function CourseCard({
  course,
  now,
  href,
  standing,
  isChosen,
  editing,
  editor,
}: CourseCardProps) {
  const { title } = course;
  return (
    <li className={styles.card} data-row={keyOf(course)} data-chosen={isChosen || undefined}>
      <div className={styles.head}>
        <label className={styles.choose}>
          <input type="checkbox" aria-label={texts.choose(title)} checked={isChosen} readOnly />
        </label>
        <h2 className={styles.title}>
          {editing === 'title' ? (
            editor
          ) : (
            <button
              type="button"
              className={styles.cell}
              data-cell="title"
              aria-label={texts.change(texts.columns.title, title, title)}
            >
              <span dir="auto">{title}</span>
            </button>
          )}
          <StandingPill standing={standing} />
        </h2>
        <ButtonLink to={href} aria-label={texts.openOf(title)}>
          {texts.open}
        </ButtonLink>
      </div>
      <dl className={styles.cells}>
        {cardCells.map((name) => {
          const cell = courseCell(course, name, now);
          const isWide = editing === name;
          const label = texts.change(texts.columns[name], title, saidIn(cell));
          return (
            <div key={name} className={isWide ? styles.wide : undefined}>
              <dt>{texts.columns[name]}</dt>
              <dd>
                {isWide ? (
                  editor
                ) : cell.edit ? (
                  <button type="button" className={styles.cell} data-cell={name} aria-label={label}>
                    <span>
                      <CellText cell={cell} />
                    </span>
                  </button>
                ) : (
                  <Link to={href} className={styles.cell} aria-label={label}>
                    <span>
                      <CellText cell={cell} />
                    </span>
                    <span className={styles.leads}>
                      <Icon name="chevronRight" size={16} />
                    </span>
                  </Link>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </li>
  );
});
