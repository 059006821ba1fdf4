import { useState, useSyncExternalStore } from 'react';

/**
 * A fact that only the browser knows. While React hydrates, it is the value that the server rendered with; React renders again
 * with the real value right after.
 * @param read Returns a primitive, or the same object every time.
 */
export function useBrowserFact<Fact>(read: () => Fact, onServer: Fact): Fact {
  return useSyncExternalStore(never, read, () => onServer);
}

/** Whether this render must equal the server's: on the server itself, and while React hydrates its HTML. */
export function useIsHydrating(): boolean {
  return useBrowserFact(isNot, true);
}

/** Whether this part is in the server's HTML. The answer stays the same as long as the part is mounted. */
export function useIsFromServer(): boolean {
  const isHydrating = useIsHydrating();
  return useState(isHydrating)[0];
}

/** These facts are only read when the component renders. */
function never(): () => void {
  return () => undefined;
}

function isNot(): boolean {
  return false;
}
