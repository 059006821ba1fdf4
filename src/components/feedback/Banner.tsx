import type { ReactNode } from 'react';
import { componentsTexts } from '../../texts/nl/components.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './Banner.module.css';
import { type Tone, toneIcons } from './tone.ts';
import tones from './tones.module.css';

interface BannerProps {
  tone: Tone;
  /** Replaces the icon of the tone. */
  icon?: IconName;
  children: ReactNode;
  /** One link or button, beside the text when there is room. */
  action?: ReactNode;
  /** Called when the person dismisses the banner. */
  onDismiss?: () => void;
}

/** One row above a screen with a message about the whole screen. */
export function Banner({ tone, icon = toneIcons[tone], children, action, onDismiss }: BannerProps) {
  return (
    <div className={`${styles.banner} ${tones[tone]}`}>
      <Icon name={icon} />
      <div className={styles.body}>
        <div className={styles.text}>{children}</div>
        {action}
      </div>
      {onDismiss && <IconButton icon="close" label={componentsTexts.close} onClick={onDismiss} />}
    </div>
  );
}
