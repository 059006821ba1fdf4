import { createStore as createUnwatched, type StoreApi } from 'zustand/vanilla';

const stores = new Set<StoreApi<unknown>>();

/** The `createStore` of the portal's modules in tests: it remembers each store. */
// zustand's own type has overloads for middlewares, which the portal doesn't use.
export const createStore = (<State>(init: Parameters<typeof createUnwatched<State>>[0]) => {
  const store = createUnwatched<State>(init);
  stores.add(store as StoreApi<unknown>);
  return store;
}) as typeof createUnwatched;

/** Gives every store its initial state. A store with stored state starts empty, as on a device without storage. */
export function resetStores(): void {
  for (const store of stores) store.setState(store.getInitialState(), true);
}
