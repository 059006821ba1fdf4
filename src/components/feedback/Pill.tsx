import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Pill.module.css';
import type { Tone } from './tone.ts';
import tones from './tones.module.css';

interface PillProps {
  tone?: Tone | 'neutral' | 'accent';
  icon?: IconName;
  children: ReactNode;
}

/** A short status beside another element ("Nog 3 plaatsen"). */
export function Pill({ tone = 'neutral', icon, children }: PillProps) {
  return (
    <span className={`${styles.pill} ${tones[tone]}`}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
