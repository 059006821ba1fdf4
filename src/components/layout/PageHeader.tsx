import type { ReactNode } from 'react';
import { Link, type LinkProps } from '../actions/Link.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  back?: Pick<LinkProps, 'to' | 'onClick'> & { label: string };
  /** Beside the title. */
  actions?: ReactNode;
}

/** The header of a screen, with its only h1. */
export function PageHeader({ title, lead, back, actions }: PageHeaderProps) {
  return (
    <div className={styles.header}>
      {back && (
        <Link to={back.to} {...(back.onClick && { onClick: back.onClick })} className={styles.back}>
          <Icon name="arrowLeft" size={18} />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <h1>{title}</h1>
        {actions}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
