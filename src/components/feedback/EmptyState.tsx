import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons/Icon.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  icon?: IconName;
  children?: ReactNode;
  /** The next step; at most one. */
  action?: ReactNode;
  headingLevel?: 'h1' | 'h2';
}

/** Says what is missing, and offers one next step. */
export function EmptyState({ title, icon, children, action, headingLevel: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size={28} />
        </span>
      )}
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
