import { Link } from '#src/components/actions/Link.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import styles from './Summary.module.css';
import type { Bar } from './summaryView.ts';

const texts = managedFormsTexts.summary;

interface BarTableProps {
  /** The question, or the row of a matrix. */
  caption: string;
  /** A row of a matrix shows its caption; a question has a heading. */
  showsCaption: boolean;
  bars: readonly Bar[];
  isRanking: boolean;
  /** The address of the answers with an option. */
  hrefOf: (option: string) => string;
}

/** Bars as a table: who can't see them reads each option with its number and its share. */
export function BarTable({ caption, showsCaption, bars, isRanking, hrefOf }: BarTableProps) {
  return (
    <table className={styles.bars}>
      <caption className={showsCaption ? styles.rowName : undefined}>
        {showsCaption ? <span dir="auto">{caption}</span> : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">{texts.option}</th>
          <th scope="col">{isRanking ? texts.firstPlaces : texts.count}</th>
          <th scope="col">{isRanking ? texts.averagePlace : texts.share}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count, share, place, option }) => (
          <tr key={label}>
            <th scope="row">
              {option === undefined ? (
                <span dir="auto">{label}</span>
              ) : (
                <Link to={hrefOf(option)} className={styles.option} title={texts.showThese(label)}>
                  <span dir="auto">{label}</span>
                </Link>
              )}
              <svg
                className={styles.bar}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
              >
                <rect className={styles.filled} width={share} height="10" />
              </svg>
            </th>
            <td>{count}</td>
            <td>{isRanking ? place : texts.percent(share)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
