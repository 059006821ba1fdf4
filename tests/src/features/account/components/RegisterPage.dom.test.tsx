import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { RegisterPage } from '#src/features/account/components/RegisterPage.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering, refused } from '../../parents/support/answering.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const password = () => page.getByLabelText('Kies een wachtwoord', { exact: true });
const inUse = 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in';

async function open() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery().queryKey, visitor);
  const router = createMemoryRouter(
    [
      { path: '/registreren', element: <RegisterPage /> },
      { path: '*', element: <p>Elders</p> },
    ],
    { initialEntries: ['/registreren?redirect=%2Farabesk'] },
  );
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

describe('RegisterPage', () => {
  test('says that a guardian is needed under 16, until the birthdate says otherwise', async () => {
    await open();
    const notice = page.getByRole('status').filter({ hasText: 'Je bent jonger dan 16' });
    await userEvent.fill(field('Geboortedatum'), `02/01/${new Date().getFullYear() - 14}`);
    await userEvent.tab();
    await expect.element(notice).toBeVisible();
    await userEvent.fill(field('Geboortedatum'), '02/01/1980');
    await userEvent.tab();
    await expect.element(notice).not.toBeInTheDocument();
  });

  test('tells password managers which field is which, and shows the password on request', async () => {
    await open();
    await expect.element(field('E-mailadres')).toHaveAttribute('autocomplete', 'email');
    await expect.element(password()).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(password()).toHaveAttribute('type', 'password');
    await userEvent.click(page.getByRole('button', { name: 'Toon wachtwoord' }));
    await expect.element(password()).toHaveAttribute('type', 'text');
  });

  test('links an address that has an account to the login, which gets the address', async () => {
    answering({ register_account: () => refused('account-exists', 409, inUse) });
    const router = await open();
    await userEvent.fill(field('Voornaam'), 'Nele');
    await userEvent.fill(field('Achternaam'), 'Janssens');
    await userEvent.fill(field('Geboortedatum'), '02/01/1986');
    await userEvent.fill(field('E-mailadres'), 'ouder@example.org');
    await userEvent.fill(password(), 'een zin die niemand raadt');
    await userEvent.click(page.getByRole('button', { name: 'Maak account aan' }));
    await expect.element(field('E-mailadres')).toHaveFocus();
    await expect.element(field('E-mailadres')).toHaveAccessibleDescription(expect.stringContaining(inUse));
    await userEvent.click(page.getByRole('link', { name: 'Meld je aan met dit e-mailadres' }));
    await expect.element(page.getByText('Elders')).toBeVisible();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      search: '?redirect=%2Farabesk',
      state: { typedMail: 'ouder@example.org' },
    });
  });
});
