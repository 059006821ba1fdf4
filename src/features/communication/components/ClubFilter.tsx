import { useId } from 'react';
import { communicationTexts as texts } from '../../../texts/nl/communication.ts';
import type { ClubChoice } from '../view/clubFilter.ts';
import styles from './Communication.module.css';

interface ClubFilterProps {
  clubs: readonly ClubChoice[];
  /** A club's url; '': all of them. */
  value: string;
  onChange: (club: string) => void;
}

export function ClubFilter({ clubs, value, onChange }: ClubFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{texts.filter}</label>
      <select
        id={id}
        className={styles.select}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{texts.allClubs}</option>
        {clubs.map(({ url, title }) => (
          <option key={url} value={url}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
