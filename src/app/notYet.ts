import type { RouteObject } from 'react-router';
import { lazyScreen } from './lazyScreen.ts';
import type { RouteHandle } from './routeHandle.ts';

const notYetRoute = lazyScreen(() => import('./routes/NotYetRoute.tsx'), 'NotYetRoute');

/** A route whose screen is still to be built: it has its address, its title and its access already. */
export function notYet(path: string, title: string, handle: Omit<RouteHandle, 'title'> = {}): RouteObject {
  return { path, handle: { ...handle, title } satisfies RouteHandle, lazy: notYetRoute };
}
