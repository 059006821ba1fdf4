import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { EraseDialog } from '#src/features/personal-data/components/EraseDialog.tsx';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering } from '../../parents/support/answering.ts';
import { an } from '../../session/people.ts';

test('EraseDialog asks for no password while an invoice is open, and links to that invoice', async () => {
  const unpaid = { oid: 31, number: 'KN-2026-0007', club: { title: 'Zwemclub De Dolfijn' }, open: 40 };
  answering({
    get_erasure: () =>
      Response.json({
        result: {
          people: [{ uid: an.uid, name: an.name }],
          unpaid: [{ ...unpaid, processing: false }],
          given_up: [],
          kept: { orders: 1, certificates: 0 },
        },
      }),
  });
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  client.setQueryData(familyQuery(an.uid).queryKey, []);
  const router = createMemoryRouter([
    { path: '*', element: <EraseDialog person={an} login={an.uid} onClose={() => {}} /> },
  ]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const dialog = page.getByRole('dialog', { name: 'Verwijder je account' });
  await expect.element(dialog.getByRole('heading', { name: 'Er staat nog iets open' })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: /^Kostennota KN-2026-0007/ }))
    .toHaveAttribute('href', expect.stringContaining('31'));
  expect(dialog.element().querySelector('input')).toBeNull();
});
