import type { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject, RouterContextProvider } from 'react-router';
import { paths } from '../paths.ts';
import { clubRoutes } from './clubRoutes.ts';
import { ClubOutlet } from './guards/ClubOutlet.tsx';
import { guardContext } from './guards/guardContext.ts';
import { navigationMiddleware } from './guards/navigationMiddleware.ts';
import { rulesByPattern } from './guards/rulesByPattern.ts';
import { lazyScreen } from './lazyScreen.ts';
import { memberRoutes } from './memberRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import type { RouteHandle } from './routeHandle.ts';
import { ClubRoute } from './routes/ClubRoute.tsx';
import { Shell } from './shell/Shell.tsx';
import { FirstSkeleton } from './states/FirstSkeleton.tsx';
import { ScreenFailed } from './states/ScreenFailed.tsx';
import { ScreenSkeleton } from './states/ScreenSkeleton.tsx';

const notFoundRoute = lazyScreen(() => import('./routes/NotFoundRoute.tsx'), 'NotFoundRoute');

/** Routes without a screen: the guard redirects to the club in the query or the embedding, else to Home. */
const routesOfAnyClub: RouteObject[] = [
  paths.formsOfAnyClub,
  paths.formOfAnyClub,
  paths.coursesOfAnyClub,
  paths.activitiesOfAnyClub,
  paths.ticketSalesOfAnyClub,
].map((path) => ({ path, Component: ScreenSkeleton, handle: { ofAnyClub: true } satisfies RouteHandle }));

export const routes: RouteObject[] = [
  {
    // Shown in a frame of the preview, which already has the shell around it.
    path: paths.courseFormPreviewFrame,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: FirstSkeleton,
    lazy: lazyScreen(() => import('./routes/PreviewFrameRoute.tsx'), 'PreviewFrameRoute'),
  },
  {
    Component: Shell,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: FirstSkeleton,
    children: [
      {
        // An error boundary inside the shell, so that the navigation stays when a screen fails.
        ErrorBoundary: ScreenFailed,
        middleware: [navigationMiddleware],
        children: [
          ...publicRoutes,
          ...memberRoutes,
          ...routesOfAnyClub,
          { path: paths.clubAlias, Component: ClubOutlet, children: [{ index: true, Component: ClubRoute }] },
          {
            path: paths.club,
            Component: ClubOutlet,
            // Not lazy-loaded: this is the first page of most visits.
            children: [{ index: true, Component: ClubRoute }, ...clubRoutes],
          },
          { path: '*', lazy: notFoundRoute },
        ],
      },
    ],
  },
];

export function createRouter(client: QueryClient) {
  const rules = rulesByPattern(routes);
  const guard = { client, handleOf: (pattern: string): RouteHandle => rules.get(pattern) ?? {} };
  return createBrowserRouter(routes, {
    getContext: () => new RouterContextProvider(new Map([[guardContext, guard]])),
  });
}
