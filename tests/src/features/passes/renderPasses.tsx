import '#src/styles/tokens.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { render } from 'vitest-browser-react';
import { NoticeRegion } from '#src/features/notices/components/NoticeRegion.tsx';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from '../session/people.ts';

/** Renders a screen of passes for An, who has no family. Returns the router. */
export async function renderPasses(screen: ReactElement) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  client.setQueryData(familyQuery(an.uid).queryKey, []);
  const router = createMemoryRouter([
    { path: '/', element: screen },
    { path: '*', element: null },
  ]);
  await render(
    <QueryClientProvider client={client}>
      <NoticeRegion />
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}
