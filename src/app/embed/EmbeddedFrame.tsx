import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useStore } from 'zustand';
import { embedStore, isInForeignFrame } from '../../platform/embed/embedStore.ts';
import { postToPage } from './postToPage.ts';

/** A component of its own, so that its code is loaded only in a frame. */
export function EmbeddedFrame() {
  useEmbeddedFrame();
  return null;
}

/** Keeps the page around a frame informed. Does nothing outside a frame. */
function useEmbeddedFrame(): void {
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

/** Asks the page to scroll to the top of a newly opened screen. Going back keeps the scroll position of the page. */
function useTopOfScreens(): void {
  const { pathname, search } = useLocation();
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const show = useEffectEvent(() => {
    const { embedding } = embedStore.getState();
    if (embedding && navigation !== 'POP' && !new URLSearchParams(search).has('noScroll'))
      postToPage(embedding, { type: 'clubpoort:top' });
  });
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    show();
  }, [pathname]);
}
