import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { createStore } from 'zustand/vanilla';
import { outlivesReload } from '../../api/session.ts';
import { isLoggedOut } from '../../features/session/index.ts';
import { nextTask } from '../../platform/loading/afterPaint.ts';
import { isHintDue } from '../shell/alerts/homeScreen.ts';
import { loadMemberShell, preloadMemberParts } from '../shell/memberParts.ts';
import { guardContext } from './guardContext.ts';
import { performNavigation } from './perform/performNavigation.ts';
import type { Visit } from './perform/readInput.ts';

/** The url of the club that this document shows; undefined before the first club. */
export const shownClubStore = createStore<{ readonly shown: string | undefined }>(() => ({
  shown: undefined,
}));

/**
 * Runs before every screen. The code of the screen loads in parallel, but the screen is drawn only after the decision. A
 * decision other than a redirect is drawn by `AccessGuard`, which takes the same decision.
 */
export const navigationMiddleware: MiddlewareFunction = async (
  { url, params, pattern, request, context },
  next,
) => {
  const { client, handleOf } = context.get(guardContext);
  const { origin, pathname, search, hash } = url;
  if (leavesClub(params.club)) throw redirectDocument(pathname + search + hash);
  const visit = { address: { origin, pathname, search, hash }, params, route: handleOf(pattern) };
  // The screen itself reports a step that failed to load.
  const step = visit.route.loadStep?.(url.searchParams).catch(() => undefined);
  // A separate task keeps this preload from delaying the screen's own requests.
  if (mayBeTold())
    void nextTask()
      .then(preloadMemberParts)
      .catch(() => undefined);
  const end = await performNavigation(client, visit, request.signal);
  if (end?.do !== 'go') {
    shownClubStore.setState(({ shown }) => ({ shown: params.club ?? shown }));
    if (end?.do === 'show' && mayBeTold()) await shellKnown(client, visit);
    await step;
    return next();
  }
  // After a step back or a reload, the browser already shows this address: replace the entry, or "back" would return here.
  throw window.location.href === url.href ? replace(end.to) : redirect(end.to);
};

/** Loads a new document for another club (specification 4.2), unless a reload would lose the session. */
function leavesClub(next: string | undefined): boolean {
  const { shown } = shownClubStore.getState();
  return shown !== undefined && next !== undefined && next !== shown && outlivesReload();
}

function mayBeTold(): boolean {
  return !isLoggedOut() || isHintDue();
}

/** Maximum wait of a screen for the parts above it, in milliseconds. */
const patience = 2000;

/** Loads the alerts before the screen draws, so that they cause no layout shift. A failure or delay doesn't stop the screen. */
function shellKnown(client: QueryClient, visit: Visit): Promise<unknown> {
  const known = loadMemberShell().then(({ loadShellData }) => loadShellData(client, visit));
  const ready = Promise.allSettled([preloadMemberParts(), known]);
  return Promise.race([ready, new Promise((late) => setTimeout(late, patience))]);
}
