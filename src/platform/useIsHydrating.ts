import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * True on the server and while React hydrates the server's HTML. The first render in the browser must equal the server's, so what
 * only the browser knows is read once this is false. React then renders the part again, before it paints.
 */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}
