import { useId } from 'react';
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
        <select
          id={id}
          className={styles.select}
          value={chosen ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
        >
          <option value="">{texts.anyAge}</option>
          {offered.map((age) => (
            <option key={age} value={age}>
              {texts.years(age)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
