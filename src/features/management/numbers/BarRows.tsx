import { useState } from 'react';
import type { Club } from '#src/api/entities/club/club.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { numbersTexts as texts } from '#src/texts/nl/numbers.ts';
import { managedCourseHref } from '../view/managementHrefs.ts';
import styles from './Numbers.module.css';
import type { BarRow } from './numbersView.ts';

/** Rows that are shown at first. */
const few = 12;

interface BarRowsProps {
  club: Club;
  caption: string;
  /** Names of the columns with numbers. */
  columns: readonly string[];
  rows: readonly BarRow[];
}

/** Bars as a table: who can't see them reads each course with its numbers. */
export function BarRows({ club, caption, columns, rows }: BarRowsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, few);
  return (
    <>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {[texts.course, ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ nid, label, share, cells }) => (
            <tr key={nid}>
              <th scope="row">
                <Link to={managedCourseHref({ club: club.url, course: nid })}>
                  <span dir="auto">{label}</span>
                </Link>
                {share !== undefined && (
                  <svg
                    className={styles.bar}
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    aria-hidden="true"
                    focusable="false"
                  >
                    <rect className={styles.filled} width={Math.min(100, share)} height="10" />
                  </svg>
                )}
              </th>
              {cells.map((cell, place) => (
                <td key={columns[place]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <div>
          <Button onClick={() => setWhole(true)}>{texts.all(rows.length)}</Button>
        </div>
      )}
    </>
  );
}
