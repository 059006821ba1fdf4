import { type ReactNode, useId, useState } from 'react';
import { componentsTexts as texts } from '../../texts/nl/components.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Banner.module.css';
import { type Tone, toneIcons } from './tone.ts';
import tones from './tones.module.css';

interface BannerProps {
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: IconName;
  /** A few words, which fit on one line of a phone. */
  children: ReactNode;
  /** The rest of the message. A phone shows it once the banner is unfolded. */
  detail?: ReactNode;
  /** One link or button, beside the text when there is room. A phone shows it once the banner is unfolded. */
  action?: ReactNode;
  /** Called when the person dismisses the banner. */
  onDismiss?: () => void;
}

/**
 * One row above a screen with a message about the whole screen. On a phone it is one line, which unfolds.
 * Decision: docs/decisions/0203-a-banner-is-one-line.md
 */
export function Banner({ tone, icon = toneIcons[tone], children, detail, action, onDismiss }: BannerProps) {
  const [isOpen, setOpen] = useState(false);
  const line = useId();
  const hasDetail = detail !== undefined && detail !== '';
  const folds = hasDetail || action !== undefined;
  return (
    <div className={`${styles.banner} ${tones[tone]}`} data-open={isOpen || undefined}>
      <Icon name={icon} />
      <div className={styles.body}>
        <div className={styles.text}>
          <div id={line} className={hasDetail ? styles.title : undefined}>
            {children}
          </div>
          {hasDetail && <div className={styles.rest}>{detail}</div>}
        </div>
        {action !== undefined && <div className={styles.rest}>{action}</div>}
      </div>
      {folds && (
        <button
          type="button"
          className={styles.fold}
          aria-label={texts.unfold}
          aria-expanded={isOpen}
          aria-describedby={line}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="chevronDown" size={18} />
        </button>
      )}
      {onDismiss && <IconButton icon="close" label={texts.close} onClick={onDismiss} />}
    </div>
  );
}
