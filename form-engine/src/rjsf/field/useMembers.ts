import { useRef, useSyncExternalStore } from 'react';

/** A source of a state, such as a store. */
interface Source<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

/**
 * Reads several members of a state with one subscription, and renders again when one of them changes. A form has as many
 * subscriptions as questions then, and not a multiple of them.
 *
 * @param isSame whether both states are alike in these members. The other members of the result may be older than the store.
 */
export function useMembers<State>(
  source: Source<State>,
  isSame: (before: State, after: State) => boolean,
): State {
  const held = useRef(source.getState());
  const read = () => {
    const now = source.getState();
    if (!isSame(held.current, now)) held.current = now;
    return held.current;
  };
  return useSyncExternalStore(source.subscribe, read, read);
}
