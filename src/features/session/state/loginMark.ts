import { keptPagesCache } from '#src/platform/keptPagesCache.ts';
import { readJson } from '#src/platform/readJson.ts';
import { localTexts, tabTexts } from '#src/platform/storage.ts';

/** Written at each login, so that other tabs hear of it; whoever is logged in is only ever known from the server. */
export const loginMarkKey = 'login';

/** Whose login this browser saw last. It outlives a session that ran out, and not a logout. */
export function markedLogin(): number | undefined {
  const mark = readJson(localTexts.read(loginMarkKey));
  if (typeof mark !== 'object' || mark === null || !('uid' in mark)) return undefined;
  return typeof mark.uid === 'number' ? mark.uid : undefined;
}

/** Somebody logged out in this browser, maybe in another tab. */
export function isLoggedOut(): boolean {
  return localTexts.read(loginMarkKey) === undefined;
}

/** Tells other tabs of a login. What somebody else had left in this browser is forgotten first. */
export function markLogin(uid: number, now: number): void {
  const before = markedLogin();
  if (before !== undefined && before !== uid) forgetStored();
  replaceLoginMark(uid, now);
}

/** The login goes over to somebody else, who takes along what is stored: a minor's guardian. */
export function replaceLoginMark(uid: number, now: number): void {
  localTexts.write(loginMarkKey, JSON.stringify({ uid, timestamp: now }));
}

/** Empties what the portal holds on this device: drafts, cart, selection, kept pages, the mark itself. */
export function forgetStored(): void {
  // First, so that other tabs that hear of the rest know why.
  localTexts.remove(loginMarkKey);
  localTexts.clear();
  tabTexts.clear();
  // Where the browser has no caches, there is nothing kept.
  void globalThis.caches?.delete(keptPagesCache);
}
