import type { ReactNode } from 'react';
import { Card } from '#src/components/layout/Card.tsx';
import { PageHeader } from '#src/components/layout/PageHeader.tsx';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  title: string;
  lead?: string;
  /** Shown under the card. */
  footer?: ReactNode;
  children: ReactNode;
}

/** A narrow page with one card, like the login screen. */
export function AccountPage({ title, lead, footer, children }: AccountPageProps) {
  return (
    <div className={styles.page}>
      <PageHeader title={title} lead={lead} />
      <Card>
        <div className={styles.content}>{children}</div>
      </Card>
      {footer && <p className={styles.footer}>{footer}</p>}
    </div>
  );
}
