import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InvitationsBanner, UnansweredCount } from '#src/features/invitations/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { club } from '../../courses/courseFixtures.ts';
import { an } from '../../session/people.ts';

const couple = {
  cciid: 7,
  club: { nid: 1, url: 'arabesk', title: 'Dansstudio Arabesk' },
  course: { nid: 114, url: 'salsa', title: 'Salsa' },
  tariff: { nid: 1141, title: 'Per koppel' },
  inviter: 'Jo Peeters',
  role: '',
  expires: 1_794_000_000,
};

afterEach(() => {
  localTexts.clear();
});

test('InvitationsBanner stays on the first screen, and leaves only the number on the next', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ result: { couples: [couple], sent: [], waiting: [] } }));
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  const element = (
    <>
      <InvitationsBanner club={club()} />
      <UnansweredCount club={club()} />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const banner = page.getByText('Er wacht een uitnodiging op je');
  await expect.element(banner).toBeVisible();
  await router.navigate('/cursussen');
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(page.getByText('1 wacht op je antwoord')).toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(page.getByText('1 wacht op je antwoord')).toBeInTheDocument();
  await expect.element(banner).not.toBeInTheDocument();
});
