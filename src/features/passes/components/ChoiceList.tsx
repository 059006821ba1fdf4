import { useId } from 'react';
import { ChoiceCard } from '#src/components/fields/ChoiceCard.tsx';
import layout from '#src/components/layout/layout.module.css';
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

/** A choice of a card or pass. */
export function ChoiceList({ legend, choices, selected, onSelect }: ChoiceListProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={layout.stack1}>
        {choices.map((choice) => (
          <ChoiceCard
            key={choice.id}
            type="radio"
            name={name}
            checked={choice.id === selected}
            onChange={() => onSelect(choice.id)}
            title={choice.name}
            note={choice.note}
            aside={choice.aside}
          />
        ))}
      </div>
    </fieldset>
  );
}
