import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddFamilyMemberPage } from '#src/features/profile/components/AddFamilyMemberPage.tsx';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { selectionStore } from '#src/features/session/state/selectionStore.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answering } from '../../parents/support/answering.ts';
import { an } from '../../session/people.ts';

const field = (name: string | RegExp) => page.getByRole('textbox', { name });
const refusal = 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid';
const from = '/arabesk/cursussen?zoek=jazz';

beforeEach(() => {
  localTexts.clear();
  selectionStore.getState().reread();
});

test('AddFamilyMemberPage shows a refused address at its field, then selects the new member on the page that opened it', async () => {
  const problem = { uid: 0, key: 'mail', path: [], message: refusal };
  answering({
    add_family_member: ({ mail }) =>
      mail === undefined
        ? Response.json({ result: { uid: 77, name: 'Łukasz Janssens', fname: 'Łukasz', lname: 'Janssens' } })
        : Response.json({ errors: [refusal], code: 'invalid-answers', problems: [problem] }, { status: 422 }),
  });
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  client.setQueryData(familyQuery(an.uid).queryKey, []);
  const router = createMemoryRouter(
    [
      { path: '/profiel/gezinslid-toevoegen', element: <AddFamilyMemberPage /> },
      { path: '*', element: <p>Cursussen</p> },
    ],
    { initialEntries: [`/profiel/gezinslid-toevoegen?${new URLSearchParams({ redirect: from })}`] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.fill(field('Voornaam'), 'Łukasz');
  await userEvent.fill(field('Achternaam'), 'Janssens');
  await userEvent.fill(field('Geboortedatum'), '02/01/2018');
  await userEvent.fill(field(/^E-mailadres/), 'an@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Voeg toe' }));
  await expect.element(page.getByText(refusal, { exact: true }).last()).toBeVisible();
  await expect.element(field(/^E-mailadres/)).toHaveFocus();
  expect(selectionStore.getState().selection).toBeUndefined();

  await userEvent.fill(field(/^E-mailadres/), '');
  await userEvent.click(page.getByRole('button', { name: 'Voeg toe' }));
  await expect.element(page.getByText('Cursussen')).toBeVisible();
  expect(router.state.location).toMatchObject({ pathname: '/arabesk/cursussen', search: '?zoek=jazz' });
  expect(selectionStore.getState().selection).toMatchObject({ uid: 77, loginUid: an.uid });
});
