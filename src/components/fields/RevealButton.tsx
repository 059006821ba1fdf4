import { componentsTexts } from '../../texts/nl/components.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './RevealButton.module.css';

interface RevealButtonProps {
  revealed: boolean;
  onChange: (revealed: boolean) => void;
}

/** Shows or hides the typed password. It overlays the end of the field, so its container must be positioned. */
export function RevealButton({ revealed, onChange }: RevealButtonProps) {
  return (
    <button
      type="button"
      className={styles.reveal}
      aria-pressed={revealed}
      aria-label={componentsTexts.showPassword}
      onClick={() => onChange(!revealed)}
    >
      <Icon name={revealed ? 'eyeOff' : 'eye'} />
    </button>
  );
}
