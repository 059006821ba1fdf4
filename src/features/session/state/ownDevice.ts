import { keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { localTexts } from '#src/platform/storage/storage.ts';

const key = 'own-device';

/**
 * Whether a user asked at the login to stay logged in here. Only then does the portal keep pages for offline use by itself. A logout, or
 * the login of another account, clears the answer with the rest of the storage.
 * Decision: docs/decisions/0197-staying-logged-in-is-asked.md
 */
export function isOwnDevice(uid: number): boolean {
  return localTexts.read(key) === String(uid);
}

/** Keeps the answer of a login. Without a yes, pages that an earlier login kept here by itself are deleted. */
export function rememberOwnDevice(uid: number, isOwn: boolean): void {
  if (isOwn) localTexts.write(key, String(uid));
  else if (isOwnDevice(uid)) {
    localTexts.remove(key);
    // A browser without caches has no offline pages.
    void globalThis.caches?.delete(keptPagesCache);
  }
}
