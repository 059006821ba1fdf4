import { type RefObject, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { revealEvent } from '../field/fieldElement.ts';

/** Calls `open` when a field inside a closed element is to be focused. The element must be open at once. */
export function useReveal(element: RefObject<HTMLElement | null>, open: () => void): void {
  const latest = useLatest(open);
  useEffect(() => {
    const life = new AbortController();
    const reveal = () => flushSync(latest.current);
    element.current?.addEventListener(revealEvent, reveal, { signal: life.signal });
    return () => life.abort();
  }, [element, latest]);
}
