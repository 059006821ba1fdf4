import type { StoreApi } from 'zustand/vanilla';

/**
 * Gives a store with stored state an empty state for hydration, because the server renders without storage. `useStore` reads the initial state
 * while React hydrates, and renders again with the stored state right after.
 * Decision: docs/decisions/0167-the-first-render-is-the-servers.md
 */
export function storedStore<State extends object, Store extends StoreApi<State>>(
  store: Store & StoreApi<State>,
  empty: Partial<State>,
): Store {
  const initial = { ...store.getState(), ...empty };
  return Object.assign(store, { getInitialState: () => initial });
}
