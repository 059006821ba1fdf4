import type { StoreApi } from 'zustand/vanilla';

/**
 * Hydrates a store without what this browser has stored, as the server rendered the page. `useStore` reads the initial state
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
