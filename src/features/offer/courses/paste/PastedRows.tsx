import { Pill } from '#src/components/feedback/Pill.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { offerCoursesTexts } from '#src/texts/nl/offerCourses.ts';
import { type SheetColumn, sheetColumns } from '../sheet/sheetColumns.ts';
import type { TakenRow } from '../sheet/takeRows.ts';
import styles from './PasteCourses.module.css';

const texts = offerCoursesTexts.paste;

/** Rows without a fault that are shown. Those with one are all shown. */
const mostShown = 100;

const tones = { new: 'success', changed: 'info', same: 'neutral', fault: 'danger' } as const;

interface PastedRowsProps {
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly TakenRow[];
  onColumn: (index: number, column: SheetColumn | undefined) => void;
}

/** The rows with what each of them does, and a fault in its cell. The headings say what a column is, and can say another. */
export function PastedRows({ columns, rows, onColumn }: PastedRowsProps) {
  const shown = rows.filter((row, index) => row.is === 'fault' || index < mostShown);
  const options = [
    { value: '', label: texts.ignored },
    ...sheetColumns.map((value) => ({ value, label: offerCoursesTexts.sheet.columns[value] })),
  ];
  // A fault may be about a column that the sheet doesn't have.
  const missing = sheetColumns.filter(
    (column) => !columns.includes(column) && rows.some(({ cells }) => cells[column]?.fault !== undefined),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it (WCAG 2.1.1)
    <section className={styles.scrolls} tabIndex={0} aria-label={texts.preview}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.row}</th>
            <th scope="col">{texts.what}</th>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column of a sheet is its place
              <th key={index} scope="col">
                <Select
                  aria-label={texts.column(index + 1)}
                  options={options}
                  value={column ?? ''}
                  onChange={(value) =>
                    onColumn(
                      index,
                      sheetColumns.find((one) => one === value),
                    )
                  }
                />
              </th>
            ))}
            {missing.map((column) => (
              <th key={column} scope="col">
                {offerCoursesTexts.sheet.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ line, is, cells }) => (
            <tr key={line}>
              <th scope="row">{line}</th>
              <td>
                <Pill tone={tones[is]}>{texts.states[is]}</Pill>
              </td>
              {[...columns, ...missing].map((column, index) => {
                const cell = column && cells[column];
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column of a sheet is its place
                  <td key={index} className={cell?.isChanged ? styles.changed : undefined}>
                    <span dir="auto">{cell?.text}</span>
                    {cell?.fault !== undefined && (
                      <span className={styles.fault}>
                        <Icon name="error" size={16} />
                        {cell.fault}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && <p className={styles.more}>{texts.more(rows.length - shown.length)}</p>}
    </section>
  );
}
