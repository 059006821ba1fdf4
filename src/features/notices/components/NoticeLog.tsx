import { useState } from 'react';
import { useStore } from 'zustand';
import { formatTime } from '#rules/writtenTime.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { noticesTexts as texts } from '#src/texts/nl/notices.ts';
import { noticesStore } from '../state/noticesStore.ts';
import styles from './NoticeLog.module.css';

/** Notices that disappeared after five seconds, for anybody who could not read them in time. */
export function NoticeLog() {
  const { log, shown } = useStore(noticesStore);
  const [open, setOpen] = useState(false);
  const gone = log.filter(({ id }) => shown.every((notice) => notice.id !== id));
  if (gone.length === 0) return null;
  return (
    <details className={styles.log} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <Icon name="chevronRight" size={16} />
        {texts.log(gone.length)}
      </summary>
      {open && (
        <ol className={styles.list}>
          {gone.toReversed().map(({ id, timestamp, title, message }) => (
            <li key={id}>
              <time>{formatTime(timestamp / 1000)}</time> {title && <strong>{title}: </strong>}
              {message}
            </li>
          ))}
        </ol>
      )}
    </details>
  );
}
