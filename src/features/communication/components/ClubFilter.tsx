import { SelectField } from '#src/components/fields/SelectField.tsx';
import { communicationTexts as texts } from '#src/texts/nl/communication.ts';
import type { ClubChoice } from '../view/clubFilter.ts';
import styles from './Communication.module.css';

interface ClubFilterProps {
  clubs: readonly ClubChoice[];
  /** A club's url; '' means all clubs. */
  value: string;
  onChange: (club: string) => void;
}

export function ClubFilter({ clubs, value, onChange }: ClubFilterProps) {
  const ofClubs = clubs.map(({ url, title }) => ({ value: url, label: title }));
  return (
    <div className={styles.filter}>
      <SelectField
        label={texts.filter}
        options={[{ value: '', label: texts.allClubs }, ...ofClubs]}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
