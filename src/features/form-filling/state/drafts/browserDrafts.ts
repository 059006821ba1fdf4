import { createStore } from 'zustand/vanilla';
import { isLoginOver } from '#src/features/session/index.ts';
import { systemClock } from '#src/platform/loading/clock.ts';
import { beforeLogout } from '#src/platform/logoutGuard.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { createDraftSync, type DraftPlace, type FollowedDraft } from './draftSync.ts';

/** Begins as the drafts do, so that a logout removes it. */
const choiceKey = 'draft.health';

interface DraftPlaces {
  /** By the key of the draft. A draft that is not listed is on this device only. */
  readonly places: Readonly<Record<string, DraftPlace>>;
  /** Whether the account keeps answers about health too. */
  readonly takesPrivate: boolean;
}

/** Where this browser keeps its drafts. */
export const draftPlaces = createStore<DraftPlaces>(() => ({ places: {}, takesPrivate: takesPrivate() }));

/** Read at each use: another account may have logged in since, with a choice of its own. */
function takesPrivate(): boolean {
  return localTexts.read(choiceKey) === 'account';
}

/** Keeps the drafts of this browser the same as on the other devices of the account. */
export const browserDrafts = createDraftSync({
  storage: localTexts,
  clock: systemClock,
  takesPrivate,
  isOver: isLoginOver,
  onPlace: (key, place) => draftPlaces.setState(({ places }) => ({ places: { ...places, [key]: place } })),
});

/** Lets the account keep answers about health in drafts, or takes them away from it. */
export function choosePrivate(draft: FollowedDraft, isChosen: boolean): void {
  if (isChosen) localTexts.write(choiceKey, 'account');
  else localTexts.remove(choiceKey);
  draftPlaces.setState({ takesPrivate: isChosen });
  void browserDrafts.sendAgain(draft);
}

/** Sends drafts whenever a page may end or can send again. Called by the forms, and only in a browser. @returns stops it */
export function sendDraftsInTime(): () => void {
  draftPlaces.setState({ takesPrivate: takesPrivate() });
  const stopBeforeLogout = beforeLogout(browserDrafts.send);
  const leaving = new AbortController();
  const { signal } = leaving;
  const send = () => void browserDrafts.send();
  document.addEventListener('visibilitychange', send, { signal });
  window.addEventListener('online', send, { signal });
  return () => {
    leaving.abort();
    stopBeforeLogout();
    send();
  };
}
