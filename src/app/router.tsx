import { createBrowserRouter, type RouteObject } from 'react-router';
import { paths } from '../paths.ts';
import { clubRoutes } from './clubRoutes.ts';
import { ClubChoice } from './guards/ClubChoice.tsx';
import { ClubGuard } from './guards/ClubGuard.tsx';
import { lazyScreen } from './lazyScreen.ts';
import { memberRoutes } from './memberRoutes.ts';
import { publicRoutes } from './publicRoutes.ts';
import { Shell } from './shell/Shell.tsx';
import { ScreenFailed } from './states/ScreenFailed.tsx';
import { ScreenSkeleton } from './states/ScreenSkeleton.tsx';

const clubRoute = lazyScreen(async () => (await import('./routes/ClubRoute.tsx')).ClubRoute);
const notFoundRoute = lazyScreen(async () => (await import('./routes/NotFoundRoute.tsx')).NotFoundRoute);

export const routes: RouteObject[] = [
  {
    Component: Shell,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: ScreenSkeleton,
    children: [
      {
        // Inside the shell, so that a screen that fails leaves the ways out standing.
        ErrorBoundary: ScreenFailed,
        children: [
          ...publicRoutes,
          ...memberRoutes,
          ...[
            paths.formsOfAnyClub,
            paths.formOfAnyClub,
            paths.coursesOfAnyClub,
            paths.activitiesOfAnyClub,
            paths.ticketSalesOfAnyClub,
          ].map((path) => ({ path, Component: ClubChoice })),
          { path: paths.clubAlias, Component: ClubGuard, children: [{ index: true, lazy: clubRoute }] },
          {
            path: paths.club,
            Component: ClubGuard,
            children: [{ index: true, lazy: clubRoute }, ...clubRoutes],
          },
          { path: '*', lazy: notFoundRoute },
        ],
      },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes);
}
