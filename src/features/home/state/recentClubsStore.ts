import { createStore } from 'zustand/vanilla';
import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, recentClubsKey, type TextStorage } from '#src/platform/storage/storage.ts';
import { storedStore } from '#src/platform/storage/storedStore.ts';

export interface RecentClub {
  /** Missing in entries that an older version stored. */
  readonly nid?: number | undefined;
  readonly url: string;
  readonly title: string;
  readonly city: string;
  readonly color: string;
}

interface RecentClubsState {
  /** Most recent first. */
  clubs: readonly RecentClub[];
  visit: (club: RecentClub) => void;
  /** Reads the storage again after a logout cleared it. */
  reread: () => void;
}

const kept = 4;

export function createRecentClubsStore(storage: TextStorage) {
  const stored = () => read(storage.read(recentClubsKey));
  return createStore<RecentClubsState>((set) => ({
    clubs: stored(),
    visit({ nid, url, title, city, color }) {
      // Not those in memory: a logout in another tab cleared them.
      const others = stored().filter((club) => club.url !== url);
      const clubs = [{ nid, url, title, city, color }, ...others].slice(0, kept);
      storage.write(recentClubsKey, JSON.stringify(clubs));
      set({ clubs });
    },
    reread: () => set({ clubs: stored() }),
  }));
}

export const recentClubsStore = storedStore(createRecentClubsStore(localTexts), { clubs: [] });

function read(stored: string | undefined): readonly RecentClub[] {
  const value = readJson(stored);
  return Array.isArray(value) ? value.filter(isRecentClub) : [];
}

function isRecentClub(value: unknown): value is RecentClub {
  if (typeof value !== 'object' || value === null) return false;
  const { nid, url, title, city, color } = value as Record<string, unknown>; // each is checked here
  if (nid !== undefined && typeof nid !== 'number') return false;
  return [url, title, city, color].every((part) => typeof part === 'string');
}
