import { createStore } from 'zustand/vanilla';
import { readJson } from '#src/platform/readJson.ts';
import { localTexts, type TextStorage } from '#src/platform/storage.ts';

/** An invitation that somebody followed before they were logged in. */
interface PendingInvite {
  readonly code: string;
  /** The club's url. */
  readonly club: string;
  /** Its page has been opened: it is known there, and leads nobody any more. */
  readonly isSettled: boolean;
}

interface PendingInviteState {
  readonly invite: PendingInvite | undefined;
  remember: (invite: Pick<PendingInvite, 'code' | 'club'>) => void;
  settle: () => void;
  /** Takes over what is stored, e.g. nothing after a logout. */
  reread: () => void;
}

const key = 'invite';

/** Stored, so that it outlives the mail with which a new account is confirmed, which opens a tab of its own. */
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

export const pendingInviteStore = createPendingInviteStore(localTexts);

function read(text: string | undefined): PendingInvite | undefined {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { code, club, isSettled } = value as Record<string, unknown>; // each is checked here
  return typeof code === 'string' && typeof club === 'string' && typeof isSettled === 'boolean'
    ? { code, club, isSettled }
    : undefined;
}
