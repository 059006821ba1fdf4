import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MemberMenu } from '#src/features/session/components/MemberMenu.tsx';
import { type User, useSelectMember } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { familyQuery } from '#src/features/session/queries/useMembers.ts';
import { selectionStore } from '#src/features/session/state/selectionStore.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { an, lars, noor } from '../people.ts';

beforeEach(() => {
  localTexts.clear();
  selectionStore.getState().reread();
});

afterEach(() => page.viewport(1024, 800));

function ChoosingMenu() {
  const select = useSelectMember();
  return <MemberMenu afterLogout="/" onChoose={({ uid }) => select(uid)} />;
}

/** Renders the menu with the session and the family already in the cache. */
function renderMenu(family: readonly User[]) {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  client.setQueryData(familyQuery(an.uid).queryKey, family);
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <ChoosingMenu />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('MemberMenu by keyboard lets a parent choose a child', async () => {
  const screen = await renderMenu([noor, lars]);
  const button = screen.getByRole('button', { name: 'Kies gezinslid' });
  button.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('button', { name: 'An Peeters' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('button', { name: 'Noor Peeters, kies gezinslid' })).toHaveFocus();
  expect(selectionStore.getState().selection).toMatchObject({ uid: noor.uid, loginUid: an.uid });
});

test('MemberMenu selects the user when there is no family', async () => {
  const screen = await renderMenu([]);
  await expect.element(screen.getByRole('button', { name: 'An Peeters, kies gezinslid' })).toBeVisible();
});

test('MemberMenu lists the family, a link to add a member, and the logout', async () => {
  const screen = await renderMenu([noor, lars]);
  await userEvent.click(screen.getByRole('button', { name: 'Kies gezinslid' }));
  for (const { name } of [an, noor, lars])
    await expect.element(screen.getByRole('button', { name })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Voeg een gezinslid toe' }))
    .toHaveAttribute('href', '/profiel/gezinslid-toevoegen?redirect=%2F');
  await expect.element(screen.getByRole('button', { name: 'Afmelden' })).toBeVisible();
});

test('MemberMenu leaves the club’s name room on a small phone: its words, or its icon where no words fit', async () => {
  const screen = await renderMenu([noor, lars]);
  const button = screen.getByRole('button', { name: 'Kies gezinslid' });
  const icon = button.element().querySelector('svg');
  await page.viewport(390, 844);
  await expect.element(button.getByText('Kies gezinslid')).toBeVisible();
  expect(icon?.checkVisibility()).toBe(false);
  await page.viewport(340, 640);
  await expect.element(button.getByText('Kies gezinslid')).not.toBeVisible();
  expect(icon?.checkVisibility()).toBe(true);
});

test('MemberMenu names the selected member from 360 pixels on', async () => {
  await page.viewport(360, 740);
  const screen = await renderMenu([noor, lars]);
  await userEvent.click(screen.getByRole('button', { name: 'Kies gezinslid' }));
  await userEvent.click(screen.getByRole('button', { name: 'Noor Peeters' }));
  const button = screen.getByRole('button', { name: 'Noor Peeters, kies gezinslid' });
  await expect.element(button.getByText('Noor Peeters', { exact: true })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});
