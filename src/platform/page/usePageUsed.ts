import { startTransition, useEffect, useState } from 'react';

/** Milliseconds without any use of the page after which its parts load anyway. Later, without a connection, they could not be loaded. */
const patience = 3000;

const uses = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Loads parts that wait for a press once the person has used the page, or has only read it for a moment: who only reads a page on
 * a phone needs none of them.
 * @param load The same function at each render.
 * @returns true once they have loaded. Stays false when they can't be loaded, as without a connection.
 */
export function usePageUsed(load: () => Promise<unknown>): boolean {
  const [hasLoaded, setLoaded] = useState(false);
  useEffect(() => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      load().then(
        () => startTransition(() => setLoaded(true)),
        () => undefined,
      );
    };
    const timer = setTimeout(end, patience);
    waiting.signal.addEventListener('abort', () => clearTimeout(timer));
    for (const use of uses) document.addEventListener(use, end, { capture: true, signal: waiting.signal });
    return () => waiting.abort();
  }, [load]);
  return hasLoaded;
}
