import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { numbersTexts as texts } from '#src/texts/nl/numbers.ts';
import styles from './Numbers.module.css';

interface NumbersTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell names the row. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** The table behind a chart. */
export function NumbersTable({ caption, columns, rows }: NumbersTableProps) {
  return (
    <details className={styles.behind}>
      <summary>
        {texts.table}
        <VisuallyHidden>{` (${caption})`}</VisuallyHidden>
      </summary>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
