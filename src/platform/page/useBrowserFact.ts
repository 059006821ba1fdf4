import { startTransition, useEffect, useReducer, useState, useSyncExternalStore } from 'react';

/**
 * A fact that only the browser knows. While React hydrates, it is the value that the server rendered with; React renders again
 * with the real value right after. That render is a transition: React does it in slices, and hydrates the rest of the page in
 * slices too. An update without one would hydrate everything below it at once.
 * @param read Called at each render.
 */
export function useBrowserFact<Fact>(read: () => Fact, onServer: Fact): Fact {
  const isFromServer = useIsFromServer();
  const [own] = useState({ isHydrating: isFromServer });
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (!own.isHydrating) return;
    own.isHydrating = false;
    if (read() !== onServer) startTransition(renderAgain);
  });
  return own.isHydrating ? onServer : read();
}

/** Whether this render must equal the server's: on the server itself, and while React hydrates its HTML. */
export function useIsHydrating(): boolean {
  return useBrowserFact(isNot, true);
}

/** Whether this part is in the server's HTML. The answer stays the same as long as the part is mounted. */
export function useIsFromServer(): boolean {
  // Only a render that hydrates asks for the snapshot of the server. Later renders repeat its answer, so that nothing changes.
  const [answer] = useState({ isFromServer: false });
  return useSyncExternalStore(
    never,
    () => answer.isFromServer,
    () => {
      answer.isFromServer = true;
      return true;
    },
  );
}

/** The answer never changes. */
function never(): () => void {
  return () => undefined;
}

function isNot(): boolean {
  return false;
}
