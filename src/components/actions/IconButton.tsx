import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Spoken, not shown. */
  label: string;
  onClick: () => void;
}

/** For what everybody knows by its icon: the cross that closes. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
