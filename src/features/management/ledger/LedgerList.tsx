import type { ReactNode } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { ledgerTexts as texts } from '#src/texts/nl/ledger.ts';
import styles from './Ledger.module.css';

interface LedgerListProps {
  /** List items. */
  children: ReactNode;
  /** Rows of an older search stay until the new ones arrive. */
  busy?: boolean;
}

export function LedgerList({ children, busy = false }: LedgerListProps) {
  return (
    <ul className={styles.list} aria-busy={busy || undefined}>
      {children}
    </ul>
  );
}

interface MoreRowsProps {
  shown: number;
  count: number;
  busy: boolean;
  onMore: () => void;
}

/** Loads the next page of a list. */
export function MoreRows({ shown, count, busy, onMore }: MoreRowsProps) {
  return (
    <div className={styles.more}>
      <p>{texts.shown(shown, count)}</p>
      <Button busy={busy} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  );
}
