import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
// Loaded with the file, so that no test waits for its code.
import '#src/features/guardian/components/GuardianDialog.tsx';
import { GuardianGate } from '#src/features/guardian/components/GuardianGate.tsx';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answering } from '../../parents/support/answering.ts';
import { an, lars, noor } from '../../session/people.ts';

const year = new Date().getFullYear();
const minor = { ...lars, birthdate: `${year - 14}-01-02`, parentUid: undefined };
const adult = { ...an, birthdate: `${year - 40}-01-02` };

const dialog = () => page.getByRole('dialog', { name: 'Wie is je ouder of voogd?' });
const field = (name: string | RegExp) => dialog().getByRole('textbox', { name });
const first = () => field('Voornaam van je ouder of voogd');

beforeEach(() => localTexts.clear());

async function openAs(
  user: typeof an,
  { family = [], at = '/arabesk' }: { family?: (typeof an)[]; at?: string } = {},
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  client.setQueryData(familyQuery(user.uid).queryKey, family);
  const router = createMemoryRouter([{ path: '*', element: <GuardianGate /> }], { initialEntries: [at] });
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('GuardianGate', () => {
  test('asks a minor in a dialog that Escape does not close, for a guardian of 16 or more', async () => {
    const calls = answering({ add_new_parent: () => Response.json({ auth: 'eenmalig' }) });
    await openAs(minor);
    await expect.element(first()).toHaveFocus();
    await userEvent.keyboard('{Escape}{Escape}');
    await expect.element(dialog()).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Sluiten' })).not.toBeInTheDocument();

    await userEvent.keyboard('{Enter}');
    await expect
      .element(dialog().getByText('Gegevens van voogd/ouder zijn niet juist ingevuld'))
      .toBeVisible();
    await expect.element(first()).toHaveFocus();
    await userEvent.fill(first(), 'Hilde');
    await userEvent.fill(field('Achternaam van je ouder of voogd'), 'Maes');
    const birthdate = field('Geboortedatum van je ouder of voogd');
    await userEvent.fill(birthdate, `1/2/${year - 12}`);
    await userEvent.fill(field(/^Telefoonnummer/), '470 12 34 56');
    await userEvent.fill(field(/^E-mailadres/), 'hilde@example.org');
    await expect.element(dialog().getByText('Voogd/ouder moet minstens 16 jaar zijn').last()).toBeVisible();
    await userEvent.fill(birthdate, `1/2/${year - 45}`);
    await userEvent.click(dialog().getByRole('button', { name: 'Bewaren' }));
    await expect
      .poll(() => calls)
      .toContainEqual([
        'add_new_parent',
        expect.objectContaining({
          ...{ fname: 'Hilde', lname: 'Maes', birthdate: `${year - 45}-02-01`, mail: 'hilde@example.org' },
        }),
      ]);
  });

  test('keeps the focus inside its dialog', async () => {
    await openAs(minor);
    await expect.element(first()).toHaveFocus();
    for (let press = 0; press < 12; press += 1) {
      await userEvent.tab();
      const focused = document.activeElement;
      expect(focused === document.body || focused?.closest('dialog') !== null, `${press + 1} presses`).toBe(
        true,
      );
    }
  });

  test('offers the family, and asks the birthdate of a member who may be too young', async () => {
    const calls = answering({ add_new_parent: () => Response.json({ auth: 'eenmalig' }) });
    await openAs(minor, { family: [{ ...noor, birthdate: `${year - 12}-01-02` }, adult] });
    const save = () => userEvent.click(dialog().getByRole('button', { name: 'Bewaren' }));
    await expect.element(dialog().getByRole('radio', { name: 'Noor Peeters' })).toBeVisible();
    await save();
    await expect.element(dialog().getByText('Geen voogd/ouder geselecteerd')).toBeVisible();
    await userEvent.click(dialog().getByRole('radio', { name: 'Noor Peeters' }));
    await save();
    const birthdate = field('Geboortedatum van deze persoon');
    await expect.element(birthdate).toHaveFocus();
    await userEvent.click(dialog().getByRole('radio', { name: 'An Peeters' }));
    await expect.element(birthdate).not.toBeInTheDocument();
    await userEvent.fill(field(/^E-mailadres/), 'an@example.org');
    await save();
    await expect
      .poll(() => calls)
      .toContainEqual([
        'add_new_parent',
        expect.objectContaining({ uid: an.uid, setFamilyMemberAsParent: true }),
      ]);
  });

  test('says that it saves, and lets the minor log out instead', async () => {
    const saving = Promise.withResolvers<Response>();
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      return url.includes('add_new_parent') ? saving.promise : new Response('', { status: 503 });
    });
    await openAs(minor, { family: [adult] });
    await userEvent.click(dialog().getByRole('radio', { name: 'An Peeters' }));
    await userEvent.fill(field(/^E-mailadres/), 'an@example.org');
    await userEvent.click(dialog().getByRole('button', { name: 'Bewaren' }));
    const status = dialog().getByRole('status').filter({ hasText: 'Even geduld' });
    await expect.element(status.getByText('Bezig met opslaan...')).toBeVisible();
    saving.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect
      .element(dialog().getByRole('alert').filter({ hasText: 'Wat je invulde, staat er nog.' }))
      .toBeVisible();
    await expect.element(dialog().getByRole('radio', { name: 'An Peeters' })).toBeChecked();
    await userEvent.click(dialog().getByRole('button', { name: /Meld je af/ }));
    await expect.poll(() => asked.some((url) => url.includes('q=logout'))).toBe(true);
  });

  test.each([
    ['an adult', adult, '/arabesk'],
    ['a blocked minor', { ...minor, blocked: { reason: 'Onbetaald' } }, '/arabesk'],
    ['a minor on the preview', minor, '/preview/course-form'],
    [
      'a minor who has asked somebody',
      { ...minor, guardianAsked: { name: 'An Peeters', mail: 'an@example.org' } },
      '/arabesk',
    ],
  ])('asks nothing of %s', async (_who, user, at) => {
    await openAs(user, { at });
    // Every dialog has the same delay and the minor's starts last. So once it is open, the others would be open too.
    await openAs(minor);
    await expect.element(first()).toBeVisible();
    expect(document.querySelectorAll('dialog')).toHaveLength(1);
  });
});
