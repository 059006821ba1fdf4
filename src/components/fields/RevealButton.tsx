import { componentsTexts } from '../../texts/nl/components.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './RevealButton.module.css';

interface RevealButtonProps {
  revealed: boolean;
  onChange: (revealed: boolean) => void;
}

/** Shows what was typed in a password field; it lies over the field's end, in a box that is positioned. */
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
