import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from 'zustand';
import { embedStore } from '../../platform/embedStore.ts';
import { isInForeignFrame } from '../../platform/frameMemory.ts';
import { tellPage } from './tellPage.ts';

/** What a portal in a frame does for the page around it; nothing anywhere else. */
export function useEmbeddedFrame(): void {
  const embedding = useStore(embedStore, (state) => state.embedding);

  useEffect(() => {
    if (embedding?.origin === undefined || !isInForeignFrame()) return;
    const { dataset } = document.documentElement;
    const stopping = new AbortController();
    const follow = async () => {
      const { followContent } = await import('./followContent.ts');
      if (!stopping.signal.aborted) stopping.signal.addEventListener('abort', followContent(embedding));
    };
    dataset.embedded = '';
    void follow();
    return () => {
      delete dataset.embedded;
      stopping.abort();
    };
  }, [embedding]);

  useTopOfScreens();
}

/** Asks the page to show the beginning of a screen that was opened. Going back leaves the page where it is. */
function useTopOfScreens(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const show = useEffectEvent(() => {
    const { embedding } = embedStore.getState();
    if (embedding && navigation !== 'POP' && !new URLSearchParams(search).has('noScroll'))
      tellPage(embedding, { type: 'clubpoort:top' });
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    show();
  }, [pathname]);
}
