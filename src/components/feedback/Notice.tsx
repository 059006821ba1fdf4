import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import styles from './Notice.module.css';
import { type Tone, toneIcons } from './tone.ts';
import tones from './tones.module.css';

interface NoticeProps {
  tone: Tone;
  title?: string;
  children?: ReactNode;
  /** Buttons or links under the text. */
  actions?: ReactNode;
  /** `alert` for a message that appears after the screen was drawn. It comes into view: the button that led to it may be far away. */
  role?: 'alert' | 'status';
}

export function Notice({ tone, title, children, actions, role }: NoticeProps) {
  return (
    <div
      className={`${styles.notice} ${tones[tone]}`}
      role={role}
      ref={role === 'alert' ? bringIntoView : undefined}
    >
      <Icon name={toneIcons[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}

function bringIntoView(notice: HTMLElement | null): void {
  notice?.scrollIntoView({ block: 'nearest' });
}
