import type { Club } from '#src/api/entities/club/club.ts';
import type { FormAnswer, FormColumn } from '#src/api/entities/management/managedForm.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { managedFormsTexts } from '#src/texts/nl/managedForms.ts';
import { formAnswerHref } from '../formsHrefs.ts';
import styles from './Answers.module.css';
import { headingOf, shownColumns, whenText, whoText } from './answersView.ts';
import { FileLinks } from './FileLinks.tsx';

const texts = managedFormsTexts.list;

export interface ShownAnswers {
  club: Club;
  /** The form's url. */
  form: string;
  /** The form's title. */
  title: string;
  columns: readonly FormColumn[];
  answers: readonly FormAnswer[];
}

/** A column for each question. The first column stays in sight while the others scroll. */
export function AnswerTable({ club, form, title, columns, answers }: ShownAnswers) {
  const shown = shownColumns(columns, answers);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it (WCAG 2.1.1)
    <section className={styles.scrolls} tabIndex={0} aria-label={texts.caption(title)}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.first}>
              {texts.who}
            </th>
            {shown.map((column) => (
              <th key={column.id} scope="col" dir="auto">
                {headingOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {answers.map((answer) => {
            const cells = new Map(answer.cells.map((cell) => [cell.column, cell]));
            return (
              <tr key={answer.id}>
                <th scope="row" className={styles.first}>
                  <Link className={styles.who} to={formAnswerHref({ club: club.url, form, sent: answer.id })}>
                    <span dir="auto">{whoText(answer)}</span>
                    <span className={styles.when}>{whenText(answer)}</span>
                  </Link>
                </th>
                {shown.map(({ id }) => {
                  const cell = cells.get(id);
                  return (
                    <td key={id}>
                      <span className={styles.text} dir="auto">
                        {cell?.text}
                      </span>
                      {cell && <FileLinks files={cell.files} />}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
