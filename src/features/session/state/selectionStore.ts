import { createStore } from 'zustand/vanilla';
import { type Clock, systemClock } from '#src/platform/clock.ts';
import { localTexts, type TextStorage } from '#src/platform/storage.ts';
import { storedStore } from '#src/platform/storedStore.ts';
import { readSelection, type Selection, writeSelection } from './selectionMemory.ts';

export const selectionKey = 'selected-member';

interface SelectionState {
  selection: Selection | undefined;
  select: (uid: number, loginUid: number) => void;
  /** Reads the storage again after another tab changed it. */
  reread: () => void;
}

export function createSelectionStore(storage: TextStorage, clock: Clock) {
  const stored = () => readSelection(storage.read(selectionKey), clock.now());
  return createStore<SelectionState>((set) => ({
    selection: stored(),
    select(uid, loginUid) {
      const selection = { uid, loginUid, timestamp: clock.now() };
      storage.write(selectionKey, writeSelection(selection));
      set({ selection });
    },
    reread: () => set({ selection: stored() }),
  }));
}

export const selectionStore = storedStore(createSelectionStore(localTexts, systemClock), {
  selection: undefined,
});
