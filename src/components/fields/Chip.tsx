import type { FocusEvent, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Chip.module.css';

interface ChipProps {
  pressed: boolean;
  onToggle: (pressed: boolean) => void;
  /** In a GET form: the parameter that the chip sets, and its value after the press. */
  name?: string;
  value?: string;
  children: ReactNode;
}

/** A filter that is on or off. */
export function Chip({ pressed, onToggle, children, ...sent }: ChipProps) {
  return (
    <button
      {...sent}
      type={sent.name === undefined ? 'button' : 'submit'}
      className={styles.chip}
      aria-pressed={pressed}
      onClick={() => onToggle(!pressed)}
      onFocus={showWhole}
    >
      {pressed && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}

/** Scrolls a focused chip fully into view: in a narrow strip, browsers leave part of it hidden. */
function showWhole({ target }: FocusEvent): void {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
