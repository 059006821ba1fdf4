import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isLoggedOut } from '../../features/session/index.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { isHintDue } from '../shell/alerts/homeScreen.ts';
import { loadMemberShell, preloadMemberParts } from '../shell/memberParts.ts';
import { guardContext } from './guardContext.ts';
import { performNavigation } from './perform/performNavigation.ts';
import type { Visit } from './perform/readInput.ts';

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
  const visit = { address: { origin, pathname, search, hash }, params, rule: ruleOf(pattern) };
  // Behind the task that asks for the screen.
  if (mayBeTold())
    void nextTask()
      .then(preloadMemberParts)
      .catch(() => undefined);
  const end = await performNavigation(client, visit, request.signal);
  if (end?.do !== 'go') {
    if (end?.do === 'show' && mayBeTold()) await shellKnown(client, visit);
    return next();
  }
  // After a step back or a reload the browser stands at this address already: it is replaced, or "back" would lead here again.
  throw window.location.href === url.href ? replace(end.to) : redirect(end.to);
};

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
