import { Chip } from '#src/components/fields/Chip.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { pageParameter } from '../../view/list/courseFilters.ts';
import styles from './ChipFilter.module.css';

interface ChipFilterProps<Value extends string | number> {
  legend: string;
  /** The parameter that holds the chosen values in the address, with commas. */
  name: string;
  values: readonly Value[];
  labelOf: (value: Value) => string;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
}

/** A multiple-choice filter of chips. Hidden when there are too few options to choose from. */
export function ChipFilter<Value extends string | number>(props: ChipFilterProps<Value>) {
  const { legend, name, values, labelOf, chosen, onChange } = props;
  if (values.length < 2) return null;
  const toggled = (value: Value, isPressed: boolean) =>
    isPressed ? [...chosen, value] : chosen.filter((other) => other !== value);
  return (
    <QueryForm without={[name, pageParameter]}>
      <fieldset>
        <legend className={styles.legend}>{legend}</legend>
        <div className={styles.chips}>
          {values.map((value) => (
            <Chip
              key={value}
              name={name}
              value={toggled(value, !chosen.includes(value)).join(',')}
              pressed={chosen.includes(value)}
              onToggle={(isPressed) => onChange(toggled(value, isPressed))}
            >
              {labelOf(value)}
            </Chip>
          ))}
        </div>
      </fieldset>
    </QueryForm>
  );
}
