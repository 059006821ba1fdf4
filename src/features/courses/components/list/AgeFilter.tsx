import { useId } from 'react';
import { Select } from '#src/components/fields/Select.tsx';
import { coursesTexts as texts } from '#src/texts/nl/courses.ts';
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
        <Select
          id={id}
          options={[
            { value: '', label: texts.anyAge },
            ...offered.map((age) => ({ value: String(age), label: texts.years(age) })),
          ]}
          value={String(chosen ?? '')}
          onChange={(age) => onChange(age === '' ? undefined : Number(age))}
        />
      </div>
    </div>
  );
}
