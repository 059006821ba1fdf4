import { useId } from 'react';
import styles from './ChoiceList.module.css';

interface Choice {
  readonly id: number;
  readonly name: string;
  readonly note: string;
  readonly aside?: string;
}

interface ChoiceListProps {
  legend: string;
  choices: readonly Choice[];
  selected: number | undefined;
  onSelect: (id: number) => void;
}

/** A choice of a card or pass. Native radios give arrow key navigation. */
export function ChoiceList({ legend, choices, selected, onSelect }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={choice.id === selected}
              onChange={() => onSelect(choice.id)}
            />
            <span className={styles.body}>
              <span className={styles.name}>{choice.name}</span>
              <span className={styles.note}>{choice.note}</span>
            </span>
            {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
