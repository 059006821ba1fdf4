import { nl } from '@clubpoort/form-engine/headless';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LoginPage } from '#src/features/account/components/LoginPage.tsx';
import { type LoginPurpose, type TicketPurpose, ticketPurposeOf } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const password = (name: string) => page.getByLabelText(name, { exact: true });

/** The page as a visitor sees it, on the way to an enrolment. */
async function open(purpose?: LoginPurpose | TicketPurpose): Promise<void> {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery().queryKey, visitor);
  await render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[{ pathname: '/login', search: '?redirect=%2Farabesk', state: purpose }]}>
        <LoginPage />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await expect.element(field('Je e-mailadres')).toBeVisible();
}

const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

test('LoginPage shows the login and the new account as equals, with the purpose above both', async () => {
  await open({ enrolment: { course: 'Kleuterdans', name: '' } });
  await expect.element(page.getByText(/Om in te schrijven voor Kleuterdans\./)).toBeVisible();
  expect(titles()).toEqual(['Ik heb al een account', 'Ik ben hier nieuw']);
  const classOf = (name: string) => page.getByRole('button', { name, exact: true }).element().className;
  expect(classOf('Maak een account aan')).toBe(classOf('Aanmelden'));
});

test('LoginPage begins with the new account for who typed a child, and leads a known parent to the login', async () => {
  await page.viewport(390, 700);
  await open({ enrolment: { course: 'Kleuterdans', name: 'Emma' } });
  await expect.element(page.getByText(/Om Emma in te schrijven voor Kleuterdans\./)).toBeVisible();
  expect(titles()).toEqual(['Ik ben hier nieuw', 'Ik heb al een account']);
  await userEvent.click(page.getByRole('button', { name: 'Heb je al een account? Meld je aan' }));
  await expect.element(field('E-mailadres')).toHaveFocus();
});

test('LoginPage asks the password of a new account once, and tells password managers which field is which', async () => {
  await open();
  const kinds = [...document.querySelectorAll('input')].map((input) => input.autocomplete);
  expect(kinds.filter((kind) => kind === 'current-password')).toHaveLength(1);
  expect(kinds.filter((kind) => kind === 'new-password')).toHaveLength(1);
  await expect.element(field('E-mailadres')).toHaveAttribute('autocomplete', 'username');
  await expect.element(field('Je e-mailadres')).toHaveAttribute('autocomplete', 'email');
});

test('LoginPage logs in by Enter, whatever is typed beside it', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url);
    return Response.json({ errors: ['Wachtwoord komt niet overeen met account'] }, { status: 401 });
  });
  await open();
  await userEvent.fill(field('Voornaam'), 'Sofie');
  await userEvent.fill(field('E-mailadres'), 'an@example.org');
  await userEvent.fill(password('Wachtwoord'), 'iets');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Aanmelden is niet gelukt/)).toBeVisible();
  expect(calls.filter((url) => url.includes('q=login'))).toHaveLength(1);
  expect(calls.filter((url) => url.includes('register_account'))).toEqual([]);
  await expect.element(field('Voornaam')).toHaveValue('Sofie');
});

test('LoginPage stays logged in only when the person ticks the box, which tells what the device then keeps', async () => {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.includes('q=login')) bodies.push(JSON.parse(String(body)));
    return Response.json({ errors: ['Wachtwoord komt niet overeen met account'] }, { status: 401 });
  });
  await open();
  const box = page.getByRole('checkbox', { name: /^Blijf aangemeld op dit toestel/ });
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByText(/Alleen op je eigen toestel\./)).toBeVisible();
  await userEvent.fill(field('E-mailadres'), 'an@example.org');
  await userEvent.fill(password('Wachtwoord'), 'iets');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => bodies).toHaveLength(1);
  await expect.element(page.getByText(/Aanmelden is niet gelukt/)).toBeVisible();
  await userEvent.click(box);
  await userEvent.click(page.getByRole('button', { name: 'Aanmelden', exact: true }));
  await expect.poll(() => bodies).toMatchObject([{ stays: false }, { stays: true }]);
});

test('LoginPage fills in its login with the address of a new account that is in use already', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('register_account')
      ? Response.json({ errors: [nl.emailInUse], code: 'account-exists' }, { status: 409 })
      : Response.json({ result: null }),
  );
  await open();
  await userEvent.fill(field('Voornaam'), 'An');
  await userEvent.fill(field('Achternaam'), 'Peeters');
  await userEvent.fill(field('Geboortedatum'), '02/01/1986');
  await userEvent.fill(field('Je e-mailadres'), 'an@example.org');
  await userEvent.fill(password('Kies een wachtwoord'), 'een zin die niemand raadt');
  await userEvent.click(page.getByRole('button', { name: 'Maak een account aan' }));
  // The form moves the focus to its first mistake a moment later.
  await expect.element(field('Je e-mailadres')).toHaveFocus();
  await userEvent.click(page.getByRole('link', { name: 'Meld je aan met dit e-mailadres' }));
  await expect.element(field('E-mailadres')).toHaveValue('an@example.org');
  await expect.element(password('Wachtwoord')).toHaveFocus();
});

test('LoginPage lets a visitor buy tickets without an account first, and says which field is wrong', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (!url.includes('open_guest_session')) return Response.json({ result: null });
    asked.push(JSON.parse(String(body)));
    const problems = [{ uid: 0, key: 'mail', path: [], message: nl.email }];
    return Response.json({ errors: [nl.email], code: 'invalid-answers', problems }, { status: 422 });
  });
  await open(ticketPurposeOf('Lentevoorstelling', { nid: 1, sellsToGuests: true }));
  expect(titles()).toEqual(['Koop zonder account', 'Ik heb al een account']);
  await expect
    .element(page.getByText('Voor Lentevoorstelling. Daarna ga je verder waar je was.'))
    .toBeVisible();
  await userEvent.fill(field('Voornaam'), 'Fons');
  await userEvent.fill(field('Achternaam'), 'Nijs');
  await userEvent.fill(field('Je e-mailadres'), 'fons@example.org');
  await userEvent.click(page.getByRole('button', { name: 'Verder zonder account' }));
  await expect.element(page.getByText(nl.email).first()).toBeVisible();
  expect(asked).toEqual([{ club: 1, fname: 'Fons', lname: 'Nijs', mail: 'fons@example.org' }]);
  await expect.element(field('Je e-mailadres')).toHaveValue('fons@example.org');
});

test('LoginPage offers an account alone where the club sells to accounts', async () => {
  await open(ticketPurposeOf('Lentevoorstelling', { nid: 1, sellsToGuests: false }));
  expect(titles()).toEqual(['Ik heb al een account', 'Ik ben hier nieuw']);
});
