import { Chip } from '#src/components/fields/Chip.tsx';
import styles from './ChipFilter.module.css';

interface ChipFilterProps<Value extends string | number> {
  legend: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A multiple-choice filter of chips. Hidden when there are too few options to choose from. */
export function ChipFilter<Value extends string | number>(props: ChipFilterProps<Value>) {
  const { legend, values, labelOf, chosen, onChange } = props;
  if (values.length < 2) return null;
  const toggled = (value: Value, isPressed: boolean) =>
    isPressed ? [...chosen, value] : chosen.filter((other) => other !== value);
  return (
    <fieldset>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.chips}>
        {values.map((value) => (
          <Chip
            key={value}
            pressed={chosen.includes(value)}
            onToggle={(isPressed) => onChange(toggled(value, isPressed))}
          >
            {labelOf(value)}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
