import type { RouteObject } from 'react-router';
import type { RouteHandle } from '../routes/routeHandle.ts';

/** The handles of all routes, by the pattern that the router gives to the middleware. */
export function rulesByPattern(
  routes: readonly RouteObject[],
  parent = '',
): ReadonlyMap<string, RouteHandle> {
  return new Map(
    routes.flatMap((route) => {
      const pattern = [parent, route.path ?? '']
        .join('/')
        .replace(/\/+/g, '/')
        .replace(/(.)\/$/, '$1');
      // Every handle of the router is typed as a RouteHandle, or written with `satisfies RouteHandle`.
      const own = route.handle as RouteHandle | undefined;
      const below = rulesByPattern(route.children ?? [], pattern);
      return [...(own ? [[pattern, own] as const] : []), ...below];
    }),
  );
}
