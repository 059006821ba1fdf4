import { createStore } from 'zustand/vanilla';
import type { CoupleInvite } from '#rules/readCoupleInvite.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, type TextStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';

interface CoupleInviteState {
  readonly invite: CoupleInvite | undefined;
  remember: (invite: CoupleInvite) => void;
  forget: () => void;
  /** Reads the storage again, e.g. after a logout has emptied it. */
  reread: () => void;
}

const key = 'couple-invite';

export function createCoupleInviteStore(storage: TextStorage) {
  const stored = () => read(storage.read(key));
  return createStore<CoupleInviteState>((set) => ({
    invite: stored(),
    remember({ uid, course, tariff }) {
      const invite = { uid, course, tariff };
      storage.write(key, JSON.stringify(invite));
      set({ invite });
    },
    forget() {
      storage.remove(key);
      set({ invite: undefined });
    },
    reread: () => set({ invite: stored() }),
  }));
}

export const coupleInviteStore = storedStore(createCoupleInviteStore(localTexts), { invite: undefined });

function read(text: string | undefined): CoupleInvite | undefined {
  const value = readJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const { uid, course, tariff } = value as Record<string, unknown>; // each is checked below
  return isId(uid) && isId(course) && isId(tariff) ? { uid, course, tariff } : undefined;
}

function isId(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) > 0;
}
