import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ParentsCard } from '#src/features/parents/index.ts';
import { familyQuery } from '#src/features/session/index.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { selectionStore } from '#src/features/session/state/selectionStore.ts';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { an, lars, noor } from '#tests/src/features/session/people.ts';
import { answering, done, refused } from '../../support/answering.ts';

const mail = 'papa@example.org';
const day = Date.UTC(2026, 10, 20, 9) / 1000;
const later = Date.UTC(2026, 11, 4, 9) / 1000;
const holder = { uid: an.uid, name: an.name, mail: 'ouder@example.org', since: null, removable_until: null };
const bart = { uid: 60, name: 'Bart Claes', mail, since: day, removable_until: later };
const invite = { id: 3, mail, sent: day, expires: later };
const user = { ...an, uid: 60, name: 'Bart Claes', firstName: 'Bart', parentUid: undefined };

const alone = { parents: [holder], invites: [], can_invite: true };
const invited = { parents: [holder], invites: [invite], can_invite: true };
const together = { parents: [holder, bart], invites: [], can_invite: false };

const shareable = [noor, lars].map(({ uid, firstName }) => ({ uid, name: firstName }));
const given = {
  ...{ direction: 'given', uid: 60, name: 'Bart Claes', mail, children: shareable.slice(0, 1) },
  ...{ since: day, removable_until: later, can_leave: false },
};
const received = {
  ...{ direction: 'received', uid: an.uid, name: an.name, mail: 'ouder@example.org' },
  ...{ children: shareable.slice(0, 1), since: day, removable_until: null, can_leave: true },
};

/** Serves the parents, whom a change replaces. */
function server(before: object, after: object = before, changed: () => Response = done) {
  let now = before;
  const change = () => {
    const answer = changed();
    if (answer.ok) now = after;
    return answer;
  };
  return answering({
    get_parents: () => Response.json({ result: now }),
    invite_parent: () => (change().ok ? Response.json({ result: invite }) : changed()),
    withdraw_parent_invite: change,
    remove_parent: change,
    leave_family: change,
    validate_auth: () => Response.json({ user: { uid: an.uid, fname: 'An', lname: 'Peeters' } }),
  });
}

async function renderCard(login = an, others = [noor, lars]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: login });
  client.setQueryData(familyQuery(login.uid).queryKey, others);
  const router = createMemoryRouter([{ path: '*', element: <ParentsCard login={login.uid} /> }]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const card = () => page.getByRole('region', { name: 'Ouders' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = () => page.getByRole('textbox', { name: 'E-mailadres van de andere ouder' });
const heading = () => page.getByRole('heading', { name: 'Ouders' });

afterEach(() => {
  localTexts.clear();
  tabTexts.clear();
  selectionStore.getState().reread();
});

describe('ParentsCard', () => {
  test('invites the other parent, and shows until when the invitation holds', async () => {
    const calls = server(alone, invited);
    await renderCard();
    await expect.element(card().getByText('jij', { exact: true })).toBeVisible();
    await userEvent.fill(field(), mail);
    await userEvent.click(button('Stuur de uitnodiging'));
    await expect
      .element(
        card().getByText('Uitgenodigd op 20/11/2026, geldig tot 04/12/2026 om 10u00.', { exact: false }),
      )
      .toBeVisible();
    expect(calls).toContainEqual(['invite_parent', { mail }]);
    await expect.element(heading()).toHaveFocus();
    await expect.element(field()).not.toBeInTheDocument();
  });

  test('invites for the children who are chosen, and for the whole family while all are', async () => {
    const calls = server({ ...alone, shareable });
    await renderCard();
    for (const name of ['Noor', 'Lars'])
      await expect.element(page.getByRole('checkbox', { name })).toBeChecked();
    await userEvent.fill(field(), mail);
    await userEvent.click(page.getByRole('checkbox', { name: 'Lars' }));
    await userEvent.click(button('Stuur de uitnodiging'));
    await expect.poll(() => calls).toContainEqual(['invite_parent', { mail, users: [noor.uid] }]);
  });

  test('asks for nobody when the family has one child', async () => {
    server({ ...alone, shareable: shareable.slice(0, 1) });
    await renderCard();
    await expect.element(field()).toBeVisible();
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  });

  test('invites a parent of another household where the family has its parents, on demand', async () => {
    const calls = server({ ...together, shareable: shareable.slice(0, 1) });
    await renderCard();
    await userEvent.click(button('Nodig een ouder uit een ander gezin uit'));
    await userEvent.fill(field(), mail);
    await userEvent.click(button('Stuur de uitnodiging'));
    await expect.poll(() => calls).toContainEqual(['invite_parent', { mail }]);
  });

  test('sends an invitation for some children again for those children', async () => {
    const some = { ...invite, for_family: false, children: shareable.slice(0, 1) };
    const calls = server({ ...alone, invites: [some] });
    await renderCard();
    await expect.element(card().getByText('Om mee te zorgen voor Noor')).toBeVisible();
    await userEvent.click(button(/^Stuur opnieuw/));
    await expect.poll(() => calls).toContainEqual(['invite_parent', { mail, users: [noor.uid] }]);
  });

  test('undoes that a child is shared after a question', async () => {
    const calls = server({ ...alone, shared: [given] }, alone);
    await renderCard();
    await expect
      .element(card().getByText('Zorgt sinds 20/11/2026 vanuit een ander gezin mee voor Noor'))
      .toBeVisible();
    await userEvent.click(button('Stop met delen: Noor met Bart Claes'));
    const dialog = page.getByRole('dialog', { name: 'Deel je Noor niet meer met Bart Claes?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Stop met delen' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls).toContainEqual(['remove_parent', { uid: 60 }]);
    await expect.element(heading()).toHaveFocus();
  });

  test('lets the second household leave, and forgets the child on this device', async () => {
    const calls = server({ ...alone, parents: [bart], shared: [received] }, { ...alone, parents: [bart] });
    localTexts.write(`draft.60-${noor.uid}-formulier`, 'Noor');
    await renderCard(user, [{ ...noor, isShared: true }]);
    await expect.element(card().getByText('Deelt Noor sinds 20/11/2026 met je gezin')).toBeVisible();
    await userEvent.click(button('Stop met delen: Noor met An Peeters'));
    const dialog = page.getByRole('dialog', { name: 'Zorg je niet meer mee voor Noor?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Stop met delen' }));
    await expect.element(dialog).not.toBeInTheDocument();
    expect(calls).toContainEqual(['leave_family', { uid: noor.uid }]);
    expect(localTexts.read(`draft.60-${noor.uid}-formulier`)).toBeUndefined();
  });

  test('shows a refused address at its field, and keeps it', async () => {
    const problem = {
      uid: an.uid,
      key: 'mail',
      path: [],
      message: 'Deze persoon is al ouder van dit gezin.',
    };
    const answer = { errors: [problem.message], code: 'invalid-answers', problems: [problem] };
    server(alone, alone, () => Response.json(answer, { status: 422 }));
    await renderCard();
    await userEvent.fill(field(), mail);
    await userEvent.click(button('Stuur de uitnodiging'));
    await expect.element(card().getByText(problem.message, { exact: true }).last()).toBeVisible();
    await expect.element(field()).toHaveValue(mail);
  });

  test('withdraws an invitation, and keeps the address for a new one', async () => {
    const calls = server(invited, alone);
    await renderCard();
    await userEvent.click(button(/^Trek de uitnodiging in/));
    await expect.element(field()).toHaveValue(mail);
    expect(calls).toContainEqual(['withdraw_parent_invite', { invite: 3 }]);
  });

  test('sends an open invitation again', async () => {
    const calls = server(invited);
    await renderCard();
    await userEvent.click(button(/^Stuur opnieuw/));
    await expect.poll(() => calls).toContainEqual(['invite_parent', { mail }]);
  });

  test('undoes the coming of a parent after a question', async () => {
    const calls = server(together, alone);
    await renderCard(an, [user, noor]);
    await expect.element(card().getByText('Ouder in dit gezin sinds 20/11/2026')).toBeVisible();
    await userEvent.click(button('Maak ongedaan: Bart Claes'));
    expect(calls.map(([name]) => name)).not.toContain('remove_parent');
    await userEvent.click(
      page.getByRole('dialog').getByRole('button', { name: 'Haal Bart Claes uit je gezin' }),
    );
    await expect.element(field()).toBeVisible();
    expect(calls).toContainEqual(['remove_parent', { uid: 60 }]);
    await expect.element(heading()).toHaveFocus();
  });

  test('says why a coming can no longer be undone', async () => {
    server(together, together, () =>
      refused('not-available', 409, 'Je kan deze ouder niet uit het gezin halen.'),
    );
    await renderCard(an, [user, noor]);
    await userEvent.click(button('Maak ongedaan: Bart Claes'));
    await userEvent.click(button('Haal Bart Claes uit je gezin'));
    await expect
      .element(page.getByRole('dialog').getByRole('alert'))
      .toHaveTextContent('Je kan deze ouder niet uit het gezin halen.');
  });

  test('lets a parent leave, says who stays with whom, and forgets the family on this device', async () => {
    const calls = server(together, { ...alone, parents: [{ ...bart, since: null, removable_until: null }] });
    localTexts.write(`draft.60-${noor.uid}-formulier`, 'Noor');
    await renderCard(user, [noor, lars]);
    await expect.element(button(/^Maak ongedaan/)).toBeVisible();
    await userEvent.click(button('Verlaat dit gezin'));
    const dialog = page.getByRole('dialog', { name: 'Verlaat je dit gezin?' });
    await expect.element(dialog.getByText('Noor en Lars blijven bij An Peeters.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Verlaat dit gezin' }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Verlaat dit gezin')).not.toBeInTheDocument();
    expect(calls.map(([name]) => name)).toEqual(
      expect.arrayContaining(['leave_family', 'validate_auth', 'get_user_family_members']),
    );
    expect(localTexts.read(`draft.60-${noor.uid}-formulier`)).toBeUndefined();
    expect(selectionStore.getState().selection?.uid).toBe(60);
  });

  test('offers the only parent no way to leave', async () => {
    server(alone);
    await renderCard();
    await expect.element(field()).toBeVisible();
    await expect.element(button('Verlaat dit gezin')).not.toBeInTheDocument();
  });

  test('is absent for a member who has a parent', async () => {
    const calls = server({ parents: [], invites: [], can_invite: false });
    await renderCard();
    await expect.poll(() => calls.length).toBeGreaterThan(0);
    await expect.element(heading()).not.toBeInTheDocument();
  });

  test('offers a retry when the parents could not be loaded', async () => {
    let isDown = true;
    answering({
      get_parents: () => (isDown ? new Response('', { status: 500 }) : Response.json({ result: alone })),
    });
    await renderCard();
    await expect.element(button('Opnieuw proberen')).toBeVisible();
    isDown = false;
    await userEvent.click(button('Opnieuw proberen'));
    await expect.element(field()).toBeVisible();
  });
});
