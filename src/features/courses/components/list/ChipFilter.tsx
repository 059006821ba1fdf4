import { useId } from 'react';
import { Chip } from '#src/components/fields/Chip.tsx';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import layout from '#src/components/layout/layout.module.css';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { filterParameters, pageParameter } from '../../view/list/courseFilters.ts';
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
        <div className={layout.row1}>
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

interface AgeFilterProps {
  ages: readonly number[];
  chosen: number | undefined;
  onChange: (age: number | undefined) => void;
}

export function AgeFilter({ ages, chosen, onChange }: AgeFilterProps) {
  const id = useId();
  if (ages.length === 0) return null;
  const offered = chosen === undefined || ages.includes(chosen) ? ages : [...ages, chosen];
  return (
    <div>
      <label htmlFor={id} className={styles.legend}>
        {texts.age}
      </label>
      <div className={layout.row1}>
        <QueryForm without={[filterParameters.age, pageParameter]} submit="show">
          <Select
            id={id}
            name={filterParameters.age}
            options={[
              { value: '', label: texts.anyAge },
              ...offered.map((age) => ({ value: String(age), label: texts.years(age) })),
            ]}
            value={String(chosen ?? '')}
            onChange={(age) => onChange(age === '' ? undefined : Number(age))}
          />
        </QueryForm>
      </div>
    </div>
  );
}
