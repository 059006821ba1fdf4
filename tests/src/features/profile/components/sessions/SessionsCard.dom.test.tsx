import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SessionsCard } from '#src/features/profile/components/sessions/SessionsCard.tsx';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { answering, refused } from '#tests/src/features/parents/support/answering.ts';
import { an } from '#tests/src/features/session/people.ts';

const since = Date.UTC(2026, 10, 20, 9) / 1000;
const session = (device: string, isCurrent: boolean) => ({ device, since, lastUsed: since, isCurrent });

const button = (name: string) => page.getByRole('button', { name });
const question = () => page.getByRole('dialog', { name: 'Overal afmelden?' });

async function open() {
  const calls = answering({
    get_sessions: () => Response.json({ result: [session('', false), session('Firefox op Linux', true)] }),
    log_out_everywhere: () => refused('unavailable', 503, 'Probeer het later opnieuw.'),
  });
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  const router = createMemoryRouter([{ path: '*', element: <SessionsCard /> }]);
  await render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return calls;
}

describe('SessionsCard', () => {
  test('lists this device first, and names an unknown one', async () => {
    await open();
    await expect
      .poll(() =>
        page
          .getByRole('listitem')
          .elements()
          .map((row) => row.textContent),
      )
      .toEqual([
        expect.stringMatching(/^Firefox op Linux.*Dit toestel, aangemeld op 20\/11\/2026$/),
        expect.stringMatching(
          /^Onbekend toestel.*Laatst gebruikt op 20\/11\/2026, aangemeld op 20\/11\/2026$/,
        ),
      ]);
  });

  test('ends all sessions only after a question', async () => {
    const calls = await open();
    const ended = () => calls.filter(([name]) => name === 'log_out_everywhere');
    await userEvent.click(button('Overal afmelden'));
    await userEvent.click(question().getByRole('button', { name: 'Blijf aangemeld' }));
    await expect.element(question()).not.toBeInTheDocument();
    expect(ended()).toEqual([]);
    await userEvent.click(button('Overal afmelden'));
    await userEvent.click(question().getByRole('button', { name: 'Overal afmelden' }));
    await expect.element(question().getByRole('alert')).toBeVisible();
    expect(ended()).toHaveLength(1);
  });
});
