import { useStore } from 'zustand';
import { formatTime } from '#rules/writtenTime.ts';
import { Icon } from '#src/components/icons/Icon.tsx';
import { Menu } from '#src/components/overlays/Menu.tsx';
import { noticesTexts as texts } from '#src/texts/nl/notices.ts';
import { noticesStore } from '../state/noticesStore.ts';
import styles from './NoticeBell.module.css';

/** Notices that disappeared after five seconds, for anybody who could not read them in time. */
export function NoticeBell() {
  const { log, shown } = useStore(noticesStore);
  const gone = log.filter(({ id }) => shown.every((notice) => notice.id !== id));
  if (gone.length === 0) return null;
  return (
    <Menu align="end" name={texts.log(gone.length)} label={<Icon name="bell" size={22} />}>
      <ol className={styles.list}>
        {gone.toReversed().map(({ id, timestamp, title, message }) => (
          <li key={id}>
            <time className={styles.time}>{formatTime(timestamp / 1000)}</time>
            <span>
              {title && <strong>{title}: </strong>}
              {message}
            </span>
          </li>
        ))}
      </ol>
    </Menu>
  );
}
