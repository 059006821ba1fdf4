import { useId } from 'react';
import { QueryForm } from '#src/components/fields/QueryForm.tsx';
import { Select } from '#src/components/fields/Select.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
import { filterParameters, pageParameter } from '../../view/list/courseFilters.ts';
import styles from './ChipFilter.module.css';

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
      <div className={styles.chips}>
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
