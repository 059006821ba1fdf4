import type { QueryClient } from '@tanstack/react-query';
import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { isLoggedOut } from '../../features/session/index.ts';
import { isHintDue } from '../shell/alerts/homeScreen.ts';
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
  const end = await performNavigation(client, visit, request.signal);
  if (end?.do !== 'go') {
    if (end?.do === 'show' && (!isLoggedOut() || isHintDue())) await shellKnown(client, visit);
    return next();
  }
  // After a step back or a reload the browser stands at this address already: it is replaced, or "back" would lead here again.
  throw window.location.href === url.href ? replace(end.to) : redirect(end.to);
};

/** Milliseconds that a screen waits for what will stand above it. */
const patience = 2000;

/** Some are told things above the screen, which would push it down later. No screen depends on it. */
function shellKnown(client: QueryClient, visit: Visit): Promise<unknown> {
  const known = import('./perform/knowShell.ts').then(({ knowShell }) => knowShell(client, visit));
  return Promise.race([known.catch(() => undefined), new Promise((late) => setTimeout(late, patience))]);
}
