import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { passesTexts } from '#src/texts/nl/passes.ts';
import type { CardLog } from '../view/cardLogs.ts';
import styles from './CardLogTable.module.css';

const texts = passesTexts.logbook;

/** The changes of one card and their sum. */
export function CardLogTable({ log }: { log: CardLog }) {
  const { label, entries, added, used, left } = log;
  return (
    <Card as="section">
      <h2 dir="auto">{label}</h2>
      <dl className={styles.sum}>
        <Amount name={texts.added} turns={added} />
        <Amount name={texts.used} turns={used} />
        <Amount name={texts.left} turns={left} />
      </dl>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{texts.caption(label)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{texts.columns.what}</th>
            <th scope="col">{texts.columns.turns}</th>
            <th scope="col">{texts.columns.credit}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map(({ id, what, detail, turns, credit }) => (
            <tr key={id}>
              <td>
                <span className={styles.what} dir="auto">
                  {what}
                </span>
                <span className={styles.detail}>{detail}</span>
              </td>
              <td>{turns}</td>
              <td>{credit}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Amount({ name, turns }: { name: string; turns: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{passesTexts.turns(turns)}</dd>
    </div>
  );
}
