import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { PasswordCard } from '#src/features/profile/components/PasswordCard.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering, done } from '../../parents/support/answering.ts';
import { an } from '../../session/people.ts';

const password = (name: string) => page.getByLabelText(name, { exact: true });
const opener = () => page.getByRole('button', { name: 'Wijzig wachtwoord' });

afterEach(() => {
  noticesStore.setState({ shown: [], log: [] });
});

/** Opens the form of the card, and fills in a new password. */
async function openForm(): Promise<void> {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  const router = createMemoryRouter([{ path: '*', element: <PasswordCard /> }]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await userEvent.click(opener());
  await expect.element(password('Huidig wachtwoord')).toHaveFocus();
  await userEvent.fill(password('Huidig wachtwoord'), 'het oude wachtwoord');
  await userEvent.fill(password('Nieuw wachtwoord'), 'mijn derde wachtwoord');
  await userEvent.fill(password('Herhaal je nieuwe wachtwoord'), 'mijn derde wachtwoord');
}

const save = () => userEvent.click(page.getByRole('button', { name: 'Bewaar wachtwoord' }));

function refusedAt(key: string, message: string): () => Response {
  const problem = { uid: an.uid, key, path: [], message };
  const answer = { errors: [message], code: 'invalid-answers', problems: [problem] };
  return () => Response.json(answer, { status: 422 });
}

describe('PasswordCard', () => {
  test.each([
    ['current', 'Huidig wachtwoord', 'Wachtwoord komt niet overeen met account'],
    ['password', 'Nieuw wachtwoord', 'Dit wachtwoord is makkelijk te raden.'],
  ])('shows a refused %s password at its field, and keeps what was typed', async (key, label, sentence) => {
    answering({ change_password: refusedAt(key, sentence) });
    await openForm();
    await save();
    const field = password(label);
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining(sentence));
    await expect.element(password('Nieuw wachtwoord')).toHaveValue('mijn derde wachtwoord');
  });

  test('sends the old password and the new one, and gives the focus back to its button', async () => {
    const calls = answering({ change_password: done });
    await openForm();
    await save();
    await expect.element(opener()).toHaveFocus();
    expect(calls).toContainEqual([
      'change_password',
      { current: 'het oude wachtwoord', password: 'mijn derde wachtwoord' },
    ]);
    expect(noticesStore.getState().shown.map(({ message }) => message)).toEqual([
      'Je wachtwoord is gewijzigd.',
    ]);
  });
});
