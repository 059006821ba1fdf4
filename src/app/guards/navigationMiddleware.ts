import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect, redirectDocument, replace } from 'react-router';
import { outlivesReload } from '../../api/session.ts';
import { isLoggedOut } from '../../features/session/index.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { isHintDue } from '../shell/alerts/homeScreen.ts';
import { loadMemberShell, preloadMemberParts } from '../shell/memberParts.ts';
import { guardContext } from './guardContext.ts';
import { performNavigation } from './perform/performNavigation.ts';
import type { Visit } from './perform/readInput.ts';
import { shownClubStore } from './state/shownClubStore.ts';

/**
 * Stands before every screen: its code is fetched meanwhile, but nothing of it is drawn before the decision. What ends
 * otherwise than by going elsewhere is drawn by `AccessGuard`, which takes the same decision.
 */
export const navigationMiddleware: MiddlewareFunction = async (
  { url, params, pattern, request, context },
  next,
) => {
  const { client, ruleOf } = context.get(guardContext);
  const { origin, pathname, search, hash } = url;
  if (leavesClub(params.club)) throw redirectDocument(pathname + search + hash);
  const visit = { address: { origin, pathname, search, hash }, params, rule: ruleOf(pattern) };
  // Behind the task that asks for the screen.
  if (mayBeTold())
    void nextTask()
      .then(preloadMemberParts)
      .catch(() => undefined);
  const end = await performNavigation(client, visit, request.signal);
  if (end?.do !== 'go') {
    shownClubStore.setState(({ shown }) => ({ shown: params.club ?? shown }));
    if (end?.do === 'show' && mayBeTold()) await shellKnown(client, visit);
    return next();
  }
  // After a step back or a reload the browser stands at this address already: it is replaced, or "back" would lead here again.
  throw window.location.href === url.href ? replace(end.to) : redirect(end.to);
};

/** Another club is a fresh start: its document is loaded anew (specification 4.2), unless that would lose the session. */
function leavesClub(next: string | undefined): boolean {
  const { shown } = shownClubStore.getState();
  return shown !== undefined && next !== undefined && next !== shown && outlivesReload();
}

function mayBeTold(): boolean {
  return !isLoggedOut() || isHintDue();
}

/** Milliseconds that a screen waits for what will stand above it. */
const patience = 2000;

/** Some are told things above the screen, which would push it down later. No screen depends on it. */
function shellKnown(client: QueryClient, visit: Visit): Promise<unknown> {
  const known = loadMemberShell().then(({ knowShell }) => knowShell(client, visit));
  const ready = Promise.allSettled([preloadMemberParts(), known]);
  return Promise.race([ready, new Promise((late) => setTimeout(late, patience))]);
}
