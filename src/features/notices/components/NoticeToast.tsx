import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { systemClock } from '#src/platform/loading/clock.ts';
import { noticesTexts } from '#src/texts/nl/notices.ts';
import { dismissNotice, type ShownNotice } from '../state/noticesStore.ts';
import { createCountdown } from '../view/createCountdown.ts';
import styles from './NoticeToast.module.css';
import { useKeptClear } from './useKeptClear.ts';

/** Display time, in milliseconds (specification 9). */
const display = 5000;

/** A notice that disappears by itself, but not while the pointer is on it or the focus is in it. */
export function NoticeToast({ notice }: { notice: ShownNotice }) {
  const { id, tone, title, message, link } = notice;
  const [countdown] = useState(() => createCountdown(display, () => dismissNotice(id), systemClock));
  const toast = useRef<HTMLDivElement>(null);
  useKeptClear(toast);
  useEffect(() => {
    countdown.run();
    return () => countdown.pause();
  }, [countdown]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only pauses the countdown, nothing can be pressed
    <div
      ref={toast}
      className={styles.toast}
      onPointerEnter={countdown.pause}
      onPointerLeave={({ currentTarget }) => {
        if (!currentTarget.matches(':focus-within')) countdown.run();
      }}
      onFocus={countdown.pause}
      onBlur={({ currentTarget }) => {
        if (!currentTarget.matches(':hover')) countdown.run();
      }}
    >
      <Notice
        tone={tone}
        {...(title !== undefined && { title })}
        actions={link && <Link to={link.to}>{link.label}</Link>}
      >
        {message}
      </Notice>
      <div className={styles.dismiss}>
        <IconButton icon="close" label={noticesTexts.dismiss} onClick={() => dismissNotice(id)} />
      </div>
    </div>
  );
}
