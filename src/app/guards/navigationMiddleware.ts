import { type MiddlewareFunction, redirect, replace } from 'react-router';
import { guardContext } from './guardContext.ts';
import { performNavigation } from './perform/performNavigation.ts';

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
  if (end?.do !== 'go') return next();
  // After a step back or a reload the browser stands at this address already: it is replaced, or "back" would lead here again.
  throw window.location.href === url.href ? replace(end.to) : redirect(end.to);
};
