import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import examples from '#schemas/examples/session/openGuestSession.json' with { type: 'json' };
import { FrameLogin } from '#src/app/embed/FrameLogin.tsx';
import { OutsideFrame } from '#src/app/embed/OutsideFrame.tsx';
import { ticketPurposeOf } from '#src/features/session/index.ts';

const guest = examples.response.valid[0]?.value;

afterEach(() => vi.restoreAllMocks());

const button = () => page.getByRole('button', { name: 'Meld je aan in een nieuw venster' });

async function open(element = <FrameLogin />, at = '/login?redirect=%2Farabesk'): Promise<void> {
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  await render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

describe('FrameLogin', () => {
  test('says that its window was closed without a login', async () => {
    // `useFrameLogin` only reads whether the window is closed.
    vi.spyOn(window, 'open').mockReturnValue({ closed: true } as Window);
    await open();
    await userEvent.click(button());
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(/gesloten zonder dat je je aanmeldde/)).toBeVisible();
    await expect.element(button()).toBeVisible();
  });

  test('links to a window that the browser blocked, which keeps its opener', async () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    await open();
    await userEvent.click(button());
    const link = page.getByRole('link', { name: 'Open het venster zelf' });
    await expect.element(link).toHaveAttribute('rel', 'opener');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/^\/aanmelden-voor-website\?nonce=.{20,}/));
  });

  test('lets somebody buy tickets without an account in the frame itself', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      Response.json(url.includes('open_guest_session') ? guest : { user: null }),
    );
    const router = createMemoryRouter(
      [
        { path: '/login', element: <FrameLogin /> },
        { path: '/arabesk', element: <h1>Kies je plaatsen</h1> },
      ],
      {
        initialEntries: [
          {
            ...{ pathname: '/login', search: '?redirect=%2Farabesk' },
            state: ticketPurposeOf('Lentevoorstelling', { nid: 1, sellsToGuests: true }),
          },
        ],
      },
    );
    await render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    for (const [name, text] of [
      ['Voornaam', 'Fons'],
      ['Achternaam', 'Nijs'],
      ['Je e-mailadres', 'fons@example.org'],
    ] as const)
      await userEvent.fill(page.getByRole('textbox', { name, exact: true }), text);
    await userEvent.click(page.getByRole('button', { name: 'Verder zonder account' }));
    await expect.element(page.getByRole('heading', { name: 'Kies je plaatsen' })).toBeVisible();
  });
});

test('OutsideFrame links to its screen in a new tab', async () => {
  await open(
    <OutsideFrame title="Gezinslid toevoegen" />,
    '/profiel/gezinslid-toevoegen?redirect=%2Farabesk',
  );
  await expect
    .element(page.getByRole('heading', { level: 1, name: /opent in een nieuw tabblad/ }))
    .toBeVisible();
  const link = page.getByRole('link', { name: 'Open in een nieuw tabblad' });
  await expect.element(link).toHaveAttribute('href', '/profiel/gezinslid-toevoegen?redirect=%2Farabesk');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
