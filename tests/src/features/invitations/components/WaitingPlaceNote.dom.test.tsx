import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Club } from '#src/api/entities/club/club.ts';
import { WaitingPlaceNote } from '#src/features/invitations/components/WaitingPlaceNote.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { club } from '../../courses/courseFixtures.ts';
import { an, lars } from '../../session/people.ts';

const place = {
  ...{ uid: lars.uid, name: lars.name, since: 1_794_000_000, position: 2, offer: null },
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 114, url: 'salsa', title: 'Salsa' },
  tariff: { nid: 1141, title: 'Per koppel' },
};

async function renderNotes(...clubs: readonly Club[]) {
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(new URL(url, location.href).searchParams.get('club'));
    return Response.json({ result: { couples: [], sent: [], waiting: [place] } });
  });
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  const notes = clubs.map((one) => (
    <WaitingPlaceNote key={one.nid} club={one} uid={lars.uid} tariff={1141} />
  ));
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: notes }])} />
    </QueryClientProvider>,
  );
  return asked;
}

test('WaitingPlaceNote sends no request for a club with a free licence, which has no invitations', async () => {
  const free = { ...club(), nid: 3, url: 'kompas', isFreeLicense: true };
  const asked = await renderNotes(free, club());
  await expect.element(page.getByText(/van de wachtlijst/)).toHaveLength(1);
  expect(asked).toEqual(['1']);
});
