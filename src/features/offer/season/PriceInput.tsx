import { memo, useId } from 'react';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerSeasonTexts } from '#src/texts/nl/offerSeason.ts';
import styles from './SeasonTable.module.css';
import { readPrice } from './seasonRows.ts';

const texts = offerSeasonTexts.table;

interface PriceInputProps {
  /** The key of the price. */
  name: string;
  tariff: string;
  course: string;
  /** The price of this season, as it is written. */
  before: string;
  value: string;
  onType: (name: string, text: string) => void;
}

/** The new price of one tariff. Drawn anew only when it changes: a club has hundreds of them. */
export const PriceInput = memo(function PriceInput({
  name,
  tariff,
  course,
  before,
  value,
  onType,
}: PriceInputProps) {
  const id = useId();
  const isWrong = readPrice(value) === undefined;
  return (
    <div className={styles.price}>
      <label htmlFor={id} dir="auto">
        {tariff} <VisuallyHidden>{texts.newPrice(course)}</VisuallyHidden>
      </label>
      <span className={styles.was} id={`${id}-was`}>
        {texts.was(before)}
      </span>
      <span className={styles.euros}>
        <span aria-hidden="true">€</span>
        <input
          id={id}
          value={value}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-was ${id}-error` : `${id}-was`}
          onChange={({ target }) => onType(name, target.value)}
        />
      </span>
      {isWrong && (
        <p id={`${id}-error`} className={styles.error}>
          {texts.wrongPrice}
        </p>
      )}
    </div>
  );
});
