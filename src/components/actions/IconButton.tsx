import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps {
  icon: IconName;
  /** Accessible name; not visible. */
  label: string;
  onClick: () => void;
}

/** Only for actions that everybody knows by their icon, such as the cross that closes. */
export function IconButton({ icon, label, onClick }: IconButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}
