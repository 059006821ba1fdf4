import { Link } from '#src/components/actions/Link.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import layout from '#src/components/layout/layout.module.css';
import { formAnswerHref } from '../formsHrefs.ts';
import styles from './Answers.module.css';
import type { ShownAnswers } from './AnswerTable.tsx';
import { headingOf, whenText, whoText } from './answersView.ts';

/** Answers in a card: the opened answer has the rest. */
const cellsOfCard = 3;

/** The answers where a table has no room. The link covers the card. */
export function AnswerCards({ club, form, columns, answers }: Omit<ShownAnswers, 'title'>) {
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <ul className={layout.stack1}>
      {answers.map((answer) => (
        <Card as="li" key={answer.id} clickable>
          <h2 className={styles.name}>
            <Link to={formAnswerHref({ club: club.url, form, sent: answer.id })}>
              <span dir="auto">{whoText(answer)}</span>
              <span className={styles.when}>{whenText(answer)}</span>
            </Link>
          </h2>
          <dl className={styles.cells}>
            {answer.cells
              .filter(({ text }) => text !== '')
              .slice(0, cellsOfCard)
              .map(({ column, text }) => {
                const asked = byId.get(column);
                return (
                  <div key={column}>
                    <dt dir="auto">{asked && headingOf(asked)}</dt>
                    <dd dir="auto">{text}</dd>
                  </div>
                );
              })}
          </dl>
        </Card>
      ))}
    </ul>
  );
}
