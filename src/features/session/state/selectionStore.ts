import { createStore } from 'zustand/vanilla';
import { type Clock, systemClock } from '#src/platform/loading/clock.ts';
import { localTexts, type TextStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';
import { readSelection, type Selection, writeSelection } from './selectionMemory.ts';

export const selectionKey = 'selected-member';

interface SelectionState {
  selection: Selection | undefined;
  /** The uid that was selected before a link or another tab selected somebody else; undefined once that was told, or after a choice. */
  left: number | undefined;
  /** A choice of the person. */
  select: (uid: number, loginUid: number) => void;
  /** A link that names somebody. */
  follow: (uid: number, loginUid: number) => void;
  /** Reads the storage again after another tab changed it. */
  reread: () => void;
}

export function createSelectionStore(storage: TextStorage, clock: Clock) {
  const stored = () => readSelection(storage.read(selectionKey), clock.now());
  return createStore<SelectionState>((set, get) => {
    const write = (uid: number, loginUid: number) => {
      const selection = { uid, loginUid, timestamp: clock.now() };
      storage.write(selectionKey, writeSelection(selection));
      return selection;
    };
    /** Whom `next` takes the place of, for the same login. */
    const leftFor = (next: Selection | undefined) => {
      const { selection, left } = get();
      if (selection === undefined || selection.loginUid !== next?.loginUid) return undefined;
      return selection.uid === next.uid ? left : selection.uid;
    };
    return {
      selection: stored(),
      left: undefined,
      select: (uid, loginUid) => set({ selection: write(uid, loginUid), left: undefined }),
      follow(uid, loginUid) {
        const selection = write(uid, loginUid);
        set({ selection, left: leftFor(selection) });
      },
      reread() {
        const selection = stored();
        set({ selection, left: leftFor(selection) });
      },
    };
  });
}

export const selectionStore = storedStore(createSelectionStore(localTexts, systemClock), {
  selection: undefined,
});
