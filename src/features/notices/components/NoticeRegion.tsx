import { Suspense, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#src/platform/loading/lazyPart.ts';
import { noticesTexts } from '#src/texts/nl/notices.ts';
import { noticesStore } from '../state/noticesStore.ts';
import { loadNoticeToast } from './loadNoticeToast.ts';
import styles from './NoticeRegion.module.css';

const NoticeToast = lazyPart(loadNoticeToast);

/**
 * The live region for notices. It is rendered from the start, because screen readers ignore a live region that is added
 * later.
 */
export function NoticeRegion() {
  const shown = useStore(noticesStore, (state) => state.shown);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest notice is the reason to show the popover again
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    // Shows the popover again, because the last one shown is on top, also above a dialog that opened meanwhile.
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
