import { keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { readJson } from '#src/platform/storage/readJson.ts';
import { localTexts, loginMarkKey, tabTexts } from '#src/platform/storage/storage.ts';

/** The uid of this browser's latest login. It survives an expired session but not a logout. */
export function markedLogin(): number | undefined {
  const mark = readJson(localTexts.read(loginMarkKey));
  if (typeof mark !== 'object' || mark === null || !('uid' in mark)) return undefined;
  return typeof mark.uid === 'number' ? mark.uid : undefined;
}

/** Whether somebody logged out in this browser, also in another tab. */
export function isLoggedOut(): boolean {
  return localTexts.read(loginMarkKey) === undefined;
}

/** Notifies other tabs of a login. First clears what another user has left in this browser. */
export function markLogin(uid: number, now: number): void {
  const before = markedLogin();
  if (before !== undefined && before !== uid) forgetStored();
  replaceLoginMark(uid, now);
}

/** Passes the login mark to a minor's guardian without clearing the storage. */
export function replaceLoginMark(uid: number, now: number): void {
  localTexts.write(loginMarkKey, JSON.stringify({ uid, timestamp: now }));
  tabTexts.write(loginMarkKey, String(uid));
}

/** Whether the login of this tab has ended, also in another tab. What a form of it still holds must not be stored on the device then. */
export function isLoginOver(): boolean {
  return isLoggedOut() || isOfOtherLogin();
}

function isOfOtherLogin(): boolean {
  const own = tabTexts.read(loginMarkKey);
  return own !== undefined && Number(own) !== markedLogin();
}

/**
 * Marks this tab as that of a login; undefined for a visitor. First clears what the tab keeps of a login that ended in another tab, which
 * could not reach the storage of this one.
 */
export function claimTab(uid: number | undefined): void {
  if (isOfOtherLogin()) tabTexts.clear();
  if (uid !== undefined) tabTexts.write(loginMarkKey, String(uid));
}

/** Clears the portal's data on this device: drafts, carts, selection, offline pages and the login mark. */
export function forgetStored(): void {
  // First, so that tabs that see the other keys disappear know that it is a logout.
  localTexts.remove(loginMarkKey);
  localTexts.clear();
  tabTexts.clear();
  // A browser without caches has no offline pages.
  void globalThis.caches?.delete(keptPagesCache);
}
