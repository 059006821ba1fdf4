import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, type TextStorage } from '#src/platform/storage/storage.ts';

/** One look at the banner of a club: what waited then, and the visit of the screen, by react-router's key. */
interface Look {
  readonly waiting: string;
  /** Absent once another screen was opened: the banner has had its look. */
  readonly visit?: string | undefined;
}

/**
 * Remembers which banners about invitations a person has seen. The banner stays on the first screen that shows it; after that only the
 * number in the navigation is left, until something else waits for an answer.
 */
export function openBannerLooks(storage: TextStorage) {
  const read = (club: number) => lookIn(storage.read(keyOf(club)));
  return {
    isNews({ club, waiting, visit }: Required<Look> & { club: number }): boolean {
      const look = read(club);
      return look?.waiting !== waiting || look.visit === visit;
    },
    note({ club, waiting, visit }: Required<Look> & { club: number }): void {
      const look = read(club);
      const isFirst = look?.waiting !== waiting;
      if (isFirst || look.visit !== visit)
        storage.write(keyOf(club), JSON.stringify(isFirst ? { waiting, visit } : { waiting }));
    },
  };
}

export const bannerLooks = openBannerLooks(localTexts);

function keyOf(club: number): string {
  return `invitations-seen.${club}`;
}

function lookIn(stored: string | undefined): Look | undefined {
  const value = readJson(stored);
  if (typeof value !== 'object' || value === null) return undefined;
  const { waiting, visit } = value as Record<string, unknown>; // each is checked here
  if (typeof waiting !== 'string') return undefined;
  return { waiting, visit: typeof visit === 'string' ? visit : undefined };
}
