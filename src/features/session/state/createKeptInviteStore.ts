import { createStore } from 'zustand/vanilla';
import type { TextStorage } from '#src/platform/storage/storage.ts';

interface KeptInviteState {
  /** The code of an invitation that a visitor followed. */
  readonly code: string | undefined;
  keep: (code: string) => void;
  forget: () => void;
  /** Reads the storage again, e.g. after a logout has emptied it. */
  reread: () => void;
}

/**
 * Keeps the code while a visitor logs in or makes an account. Memory keeps it too, because the login of another user empties the
 * storage.
 */
export function createKeptInviteStore(storage: TextStorage, key: string) {
  return createStore<KeptInviteState>((set) => ({
    code: storage.read(key),
    keep(code) {
      storage.write(key, code);
      set({ code });
    },
    forget() {
      storage.remove(key);
      set({ code: undefined });
    },
    reread: () => set({ code: storage.read(key) }),
  }));
}

export type KeptInviteStore = ReturnType<typeof createKeptInviteStore>;
