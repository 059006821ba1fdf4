import { localTexts, storagePrefix, tabTexts } from './storage.ts';

/**
 * Deletes the stored texts whose key matches, in this tab and in shared storage. Deletes nothing when the browser denies
 * storage.
 */
export function forgetTexts(isOne: (key: string) => boolean): void {
  for (const [area, texts] of [
    ['localStorage', localTexts],
    ['sessionStorage', tabTexts],
  ] as const)
    for (const key of storedKeys(area)) if (isOne(key)) texts.remove(key);
}

/** The keys of the portal in an area, without their prefix. */
export function storedKeys(area: 'localStorage' | 'sessionStorage'): string[] {
  try {
    const own = Object.keys(window[area]).filter((key) => key.startsWith(storagePrefix));
    return own.map((key) => key.slice(storagePrefix.length));
  } catch {
    return [];
  }
}
