import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterContextProvider,
  useParams,
} from 'react-router';
import { isMissing } from '../api/apiFailure.ts';
import type { Club } from '../api/entities/club/club.ts';
import { clubQuery } from '../features/club/index.ts';
import { FailureState } from '../features/failures/index.ts';
import { recentClubsStore } from '../features/home/index.ts';
import { paths } from '../paths.ts';
import { guardContext } from './guards/guardContext.ts';
import { navigationMiddleware } from './guards/navigationMiddleware.ts';
import { rulesByPattern } from './guards/rulesByPattern.ts';
import { clubPageRoute, clubRoutes } from './routes/clubRoutes.ts';
import { lazyScreen } from './routes/lazyScreen.ts';
import { memberRoutes } from './routes/memberRoutes.ts';
import { publicRoutes } from './routes/publicRoutes.ts';
import type { RouteHandle } from './routes/routeHandle.ts';
import { Shell } from './shell/Shell.tsx';
import { ScreenFailed } from './states/ScreenFailed.tsx';
import { ScreenSkeleton } from './states/ScreenSkeleton.tsx';

/**
 * The first drawing, before any data: repeats the markup of index.html, with the title from the server, and adds a skeleton.
 */
function FirstSkeleton() {
  return (
    <>
      <p className="arrival">{document.title}</p>
      <ScreenSkeleton />
    </>
  );
}

/**
 * Gives its screens the club of the address. The access guard redirects to Home when the club is unknown or can't be loaded. A
 * club that refuses the user shows the failure here until the guard knows that the club is blocked.
 */
function ClubOutlet() {
  const { club: url = '' } = useParams();
  const query = useQuery(clubQuery(url));
  const { data: club } = query;
  useEffect(() => {
    if (club) recentClubsStore.getState().visit(club);
  }, [club]);

  if (club) return <Outlet context={club satisfies Club} />;
  if (query.error && !isMissing(query.error)) {
    return (
      <FailureState
        headingLevel="h1"
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return <ScreenSkeleton />;
}

/** Routes without a screen: the guard redirects to the club in the query or the embedding, else to Home. */
const routesOfAnyClub: RouteObject[] = [
  paths.formsOfAnyClub,
  paths.formOfAnyClub,
  paths.coursesOfAnyClub,
  paths.activitiesOfAnyClub,
  paths.ticketSalesOfAnyClub,
].map((path) => ({ path, Component: ScreenSkeleton, handle: { ofAnyClub: true } satisfies RouteHandle }));

const guardedRoute = 'guarded';

export const routes: RouteObject[] = [
  {
    // Shown in a frame of the preview, which already has the shell around it.
    path: paths.courseFormPreviewFrame,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: FirstSkeleton,
    lazy: lazyScreen(() => import('../features/preview/components/frame/PreviewFrame.tsx'), 'PreviewFrame'),
  },
  {
    Component: Shell,
    ErrorBoundary: ScreenFailed,
    HydrateFallback: FirstSkeleton,
    children: [
      {
        // An error boundary inside the shell, so that the navigation stays when a screen fails.
        id: guardedRoute,
        ErrorBoundary: ScreenFailed,
        middleware: [navigationMiddleware],
        children: [
          ...publicRoutes,
          ...memberRoutes,
          ...routesOfAnyClub,
          {
            path: paths.clubAlias,
            Component: ClubOutlet,
            children: [clubPageRoute],
          },
          {
            path: paths.club,
            Component: ClubOutlet,
            children: [clubPageRoute, ...clubRoutes],
          },
        ],
      },
    ],
  },
];

/** @param start `hydrated`: the page is already drawn, so the guard runs only when the page asks for it. */
export function createRouter(client: QueryClient, start?: 'hydrated') {
  const rules = rulesByPattern(routes);
  const guard = { client, handleOf: (pattern: string): RouteHandle => rules.get(pattern) ?? {} };
  return createBrowserRouter(routes, {
    // With this data the router draws at once. Without it, the router would run the guard first.
    ...(start && { hydrationData: { loaderData: { [guardedRoute]: null } } }),
    getContext: () => new RouterContextProvider(new Map([[guardContext, guard]])),
  });
}
