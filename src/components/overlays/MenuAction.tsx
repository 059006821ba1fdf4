import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Menu.module.css';

interface MenuActionProps {
  onSelect: () => void;
  icon?: IconName;
  /** Marks the current choice of its group. */
  current?: boolean;
  children: ReactNode;
}

export function MenuAction({ onSelect, icon, current = false, children }: MenuActionProps) {
  return (
    <button type="button" className={styles.item} aria-current={current || undefined} onClick={onSelect}>
      {icon && <Icon name={icon} />}
      {children}
      {current && (
        <span className={styles.mark}>
          <Icon name="check" />
        </span>
      )}
    </button>
  );
}
