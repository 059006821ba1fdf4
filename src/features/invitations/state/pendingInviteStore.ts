import { createStore } from 'zustand/vanilla';
import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, type TextStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';

/** An invitation link that somebody followed before the login. */
interface PendingInvite {
  readonly code: string;
  /** The club's url. */
  readonly club: string;
  /** Whether its page has been opened. A settled invitation no longer redirects. */
  readonly isSettled: boolean;
}

interface PendingInviteState {
  readonly invite: PendingInvite | undefined;
  remember: (invite: Pick<PendingInvite, 'code' | 'club'>) => void;
  settle: () => void;
  /** Reads the storage again, e.g. after a logout has emptied it. */
  reread: () => void;
}

const key = 'invite';

/** Stored in local storage, because the mail that confirms a new account opens another tab. */
export function createPendingInviteStore(storage: TextStorage) {
  const stored = () => read(storage.read(key));
  return createStore<PendingInviteState>((set, get) => {
    const keep = (invite: PendingInvite) => {
      storage.write(key, JSON.stringify(invite));
      set({ invite });
    };
    return {
      invite: stored(),
      remember: (invite) => keep({ ...invite, isSettled: false }),
      settle: () => {
        const { invite } = get();
        if (invite) keep({ ...invite, isSettled: true });
      },
      reread: () => set({ invite: stored() }),
    };
  });
}

export const pendingInviteStore = storedStore(createPendingInviteStore(localTexts), { invite: undefined });

function read(text: string | undefined): PendingInvite | undefined {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, club, isSettled } = value as Record<string, unknown>; // each is checked below
  return typeof code === 'string' && typeof club === 'string' && typeof isSettled === 'boolean'
    ? { code, club, isSettled }
    : undefined;
}
