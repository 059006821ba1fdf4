import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ClubMenu } from '#src/app/shell/navigation/ClubMenu.tsx';
import { recentClubsStore } from '#src/features/home/index.ts';
import { familyQuery, userClubsQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from '#tests/src/features/session/people.ts';
import { inputAt } from '../../guards/facts.ts';

const kompas = { nid: 2, url: 'kompas', title: 'Avondschool Kompas', city: 'Mechelen', color: '#24635c' };
const zwaluw = { nid: 3, url: 'de-zwaluw', title: 'Turnkring De Zwaluw', city: 'Gent', color: '#2b6cb0' };
const dolfijn = { nid: 4, url: 'de-dolfijn', title: 'Zwemclub De Dolfijn', city: 'Aalst', color: '#0f6f8c' };

const { club } = inputAt('/arabesk');
const arabesk = club !== 'unknown' && 'known' in club && club.known !== 'missing' ? club.known : undefined;

afterEach(() => recentClubsStore.setState({ clubs: [] }));

/** Opens the menu at Arabesk, after visits to two clubs. */
async function openAs(user: typeof an | undefined, at = '/arabesk') {
  recentClubsStore.setState({ clubs: [kompas, zwaluw] });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  client.setQueryData(familyQuery(an.uid).queryKey, []);
  client.setQueryData(userClubsQuery(an.uid).queryKey, [
    { ...zwaluw, isBlocked: false },
    { ...dolfijn, isBlocked: true },
  ] as never); // The menu needs only these fields.
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <ClubMenu club={arabesk} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await userEvent.click(page.getByRole('button', { name: /^Dansstudio Arabesk,/ }));
  await expect.element(page.getByRole('link', { name: 'Zoek een andere club' })).toBeVisible();
  return page
    .getByRole('link')
    .elements()
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
}

test('ClubMenu lists the clubs that a visitor visited last', async () => {
  expect(await openAs(undefined)).toEqual([
    'Avondschool Kompas /kompas',
    'Turnkring De Zwaluw /de-zwaluw',
    'Zoek een andere club /',
  ]);
});

test('ClubMenu lists the clubs of a family, without those that block it', async () => {
  expect(await openAs(an)).toEqual(['Turnkring De Zwaluw /de-zwaluw', 'Zoek een andere club /']);
});

test('ClubMenu at the calendar links to the calendar of a club', async () => {
  expect(await openAs(an, '/calendar')).toEqual([
    'Turnkring De Zwaluw /calendar?club=de-zwaluw',
    'Zoek een andere club /',
  ]);
});
