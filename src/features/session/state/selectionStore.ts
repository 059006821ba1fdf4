import { createStore } from 'zustand/vanilla';
import { type Clock, systemClock } from '#src/platform/loading/clock.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, type TextStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';

export const selectionKey = 'selected-member';

/** Lifetime of a selection, in milliseconds (specification 4.3). It stands above the store, which reads the device as it is made. */
const lifetime = 10 * 60_000;

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

/** The selected member, with the login and the time of the selection. */
interface Selection {
  readonly uid: number;
  readonly loginUid: number;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export function writeSelection(selection: Selection): string {
  return JSON.stringify(selection);
}

/** Reads a stored selection that is less than ten minutes old. A time in the future is rejected too. */
export function readSelection(stored: string | undefined, now: number): Selection | undefined {
  const selection = readJson(stored);
  if (!isSelection(selection)) return undefined;
  const age = now - selection.timestamp;
  return age >= 0 && age < lifetime ? selection : undefined;
}

function isSelection(value: unknown): value is Selection {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, loginUid, timestamp } = value as Record<string, unknown>; // each is checked below
  return [uid, loginUid, timestamp].every((part) => typeof part === 'number');
}
