import '#src/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { NoticeRegion } from '#src/features/notices/components/NoticeRegion.tsx';
import { familyQuery, type User } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';

/** A query client that asks once, and already knows who is logged in. */
export function clientOf(user: User | 'visitor', family: readonly User[] = []): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, user === 'visitor' ? visitor : { ...visitor, user });
  if (user !== 'visitor') client.setQueryData(familyQuery(user.uid).queryKey, [...family]);
  return client;
}

/**
 * Renders these routes below the notices. Any other address shows nothing.
 * @param at - the address at which they open
 * @returns the router, for the address
 */
export async function renderRoutes(client: QueryClient, routes: readonly RouteObject[], at = '/') {
  const router = createMemoryRouter([...routes, { path: '*', element: null }], { initialEntries: [at] });
  await render(
    <QueryClientProvider client={client}>
      <NoticeRegion />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
