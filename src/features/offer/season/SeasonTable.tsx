import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { useMediaQuery } from '#src/platform/page/useMediaQuery.ts';
import { offerSeasonTexts } from '#src/texts/nl/offerSeason.ts';
import type { LessonsText } from './lessonsText.ts';
import { PriceInput } from './PriceInput.tsx';
import styles from './SeasonTable.module.css';
import type { SeasonRow, TypedPrices } from './seasonRows.ts';

const texts = offerSeasonTexts.table;

interface SeasonTableProps {
  rows: readonly SeasonRow[];
  typed: TypedPrices;
  onTyped: Dispatch<SetStateAction<TypedPrices>>;
}

/** The days and prices of each course, this season and the next one: a table, or cards where a table has no room. */
export function SeasonTable({ rows, typed, onTyped }: SeasonTableProps) {
  const hasRoom = useMediaQuery('(min-width: 1024px)');
  const type = useCallback(
    (key: string, text: string) => onTyped((before) => new Map(before).set(key, text)),
    [onTyped],
  );
  const prices = { typed, onType: type };
  if (!hasRoom)
    return (
      <ul className={styles.cards}>
        {rows.map((row) => (
          <Card as="li" key={row.url}>
            <h4 dir="auto">{row.title}</h4>
            <dl className={styles.facts}>
              <dt>{texts.before}</dt>
              <dd>
                <Lessons {...row.before} />
              </dd>
              <dt>{texts.after}</dt>
              <dd>
                <Lessons {...row.after} />
              </dd>
            </dl>
            <Checks checks={row.checks} />
            <Prices row={row} {...prices} />
          </Card>
        ))}
      </ul>
    );
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{texts.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {[texts.course, texts.before, texts.after, texts.price].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.url}>
            <th scope="row" dir="auto">
              {row.title}
            </th>
            <td>
              <Lessons {...row.before} />
            </td>
            <td>
              <Lessons {...row.after} />
              <Checks checks={row.checks} />
            </td>
            <td>
              <Prices row={row} {...prices} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lessons({ hours, period }: LessonsText) {
  return (
    <>
      {hours.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <Detail>{period ?? offerSeasonTexts.noLessons}</Detail>
    </>
  );
}

function Checks({ checks }: Pick<SeasonRow, 'checks'>) {
  if (checks.length === 0) return null;
  return (
    <div className={styles.checks}>
      <p className={styles.check}>
        <Icon name="warning" size={16} />
        {offerSeasonTexts.check.title}
      </p>
      <CheckList checks={checks} />
    </div>
  );
}

/** Things to look at in a course that is copied. */
export function CheckList({ checks }: Pick<SeasonRow, 'checks'>) {
  return (
    <ul>
      {checks.map((check) => (
        <li key={check} dir="auto">
          {check}
        </li>
      ))}
    </ul>
  );
}

interface PricesProps {
  row: SeasonRow;
  typed: TypedPrices;
  onType: (key: string, text: string) => void;
}

function Prices({ row, typed, onType }: PricesProps) {
  return (
    <ul className={styles.prices}>
      {row.tariffs.map(({ key, title, before, ruled }) => (
        <li key={key}>
          <PriceInput
            name={key}
            tariff={title}
            course={row.title}
            before={before}
            value={typed.get(key) ?? ruled}
            onType={onType}
          />
        </li>
      ))}
    </ul>
  );
}
