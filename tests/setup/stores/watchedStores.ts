import { createStore as createUnwatched, type StateCreator, type StoreApi } from 'zustand/vanilla';

const resets: (() => void)[] = [];

/** The `createStore` of the portal's modules in tests: it remembers each store. */
export function createStore<State>(init: StateCreator<State>): StoreApi<State> {
  const store = createUnwatched<State>(init);
  resets.push(() => store.setState(store.getInitialState(), true));
  return store;
}

/** Gives every store its initial state. A store with stored state starts empty, as on a device without storage. */
export function resetStores(): void {
  for (const reset of resets) reset();
}
