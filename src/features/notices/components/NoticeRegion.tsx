import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#src/platform/lazyPart.ts';
import { noticesTexts } from '#src/texts/nl/notices.ts';
import { noticesStore } from '../state/noticesStore.ts';
import { loadNoticeToast } from './loadNoticeToast.ts';
import styles from './NoticeRegion.module.css';

const NoticeToast = lazyPart(loadNoticeToast);

/** Where notices come up and are read out. It is there from the start: a live region that comes later stays silent. */
export function NoticeRegion() {
  const shown = useStore(noticesStore, (state) => state.shown);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest notice is why it is shown again
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // The popover that was shown last lies on top, also of a dialog that was opened in the meantime.
    element.showPopover();
    return () => element.hidePopover();
  }, [newest]);

  return (
    <section
      ref={region}
      popover="manual"
      className={styles.region}
      role="log"
      aria-live="polite"
      aria-label={noticesTexts.region}
    >
      <Suspense fallback={null}>
        {shown.map((notice) => (
          <NoticeToast key={notice.id} notice={notice} />
        ))}
      </Suspense>
    </section>
  );
}
