import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand/vanilla';

/**
 * Reads a part of a store that may be absent, and renders again when that part changes. `select` must return the same
 * value for the same state.
 */
export function useOptionalStore<State, Part>(
  store: StoreApi<State> | undefined,
  select: (state: State | undefined) => Part,
): Part {
  const read = () => select(store?.getState());
  return useSyncExternalStore(store?.subscribe ?? subscribeToNothing, read, read);
}

export function subscribeToNothing(): () => void {
  return () => {};
}
