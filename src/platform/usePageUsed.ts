import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without any use of the page after which its parts load anyway. Offline, they could not be loaded any more. */
const patience = 3000;

const uses = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * True once the person has used the page, or has only read it for a moment. Parts that wait for a press load then: who only reads
 * a page on a phone needs none of them.
 */
export function usePageUsed(): boolean {
  const [isUsed, setUsed] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      startTransition(() => setUsed(true));
    };
    const timer = setTimeout(end, patience);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const use of uses) document.addEventListener(use, end, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, []);
  return isUsed;
}
