import { QueryClient, QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { get, post } from '#src/api/call.ts';
import { FailureState, failureText } from '#src/features/failures/index.ts';

/** Timeout of these calls, in milliseconds. */
const timeout = 100;

const html = (status: number) =>
  new Response('<!doctype html><title>Onderhoud</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  });

/** Fails after its first bytes, as a broken connection does. */
function brokenOff(): Response {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"result":[{"nid":1,'));
      controller.error(new TypeError('network error'));
    },
  });
  return new Response(body, { headers: { 'content-type': 'application/json' } });
}

function hanging(_url: unknown, init?: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });
}

type Fetch = typeof fetch;
const faults: readonly (readonly [fault: string, answer: Fetch, text: RegExp])[] = [
  ['answers 500', async () => Response.json({ errors: ['Neen'] }, { status: 500 }), /Neen/],
  ['answers 502 with an HTML page', async () => html(502), /aan onze kant/],
  ['answers an HTML page instead of JSON', async () => html(200), /bij het ophalen van de gegevens/],
  [
    'answers truncated JSON',
    async () => new Response('{"result":[{"nid":1,'),
    /bij het ophalen van de gegevens/,
  ],
  ['breaks the connection halfway', async () => brokenOff(), /geen internet/],
  ['is down', () => Promise.reject(new TypeError('Failed to fetch')), /geen internet/],
  ['hangs', hanging, /te lang/],
];

const answered: Fetch = async () => Response.json({ result: [] });

function inClient(screen: React.ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
}

function Reading() {
  const clubs = useQuery({
    queryKey: ['clubs'],
    queryFn: ({ signal }) => get('search_clubs', {}, { signal, timeout }),
  });
  if (clubs.isError)
    return <FailureState error={clubs.error} onRetry={() => void clubs.refetch()} busy={clubs.isFetching} />;
  return <p>{clubs.isSuccess ? 'Clubs' : 'Even geduld'}</p>;
}

function Sending() {
  const logout = useMutation({ mutationFn: () => post('logout', {}, { timeout }) });
  return (
    <>
      <button type="button" onClick={() => logout.mutate()}>
        Afmelden
      </button>
      <div role="alert">{logout.isError && <p>{failureText(logout.error)}</p>}</div>
      <p>{logout.isSuccess && 'Afgemeld'}</p>
    </>
  );
}

describe.each(faults)('a server that %s', (_fault, answer, text) => {
  it('is reported by a screen that reads, with a button to retry', async () => {
    vi.stubGlobal('fetch', answer);
    await inClient(<Reading />);
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    vi.stubGlobal('fetch', answered);
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByText('Clubs')).toBeVisible();
  });

  it('is reported by a screen that sends, which can send again', async () => {
    vi.stubGlobal('fetch', answer);
    await inClient(<Sending />);
    await page.getByRole('button', { name: 'Afmelden' }).click();
    await expect.element(page.getByRole('alert').getByText(text)).toBeVisible();
    vi.stubGlobal('fetch', answered);
    await page.getByRole('button', { name: 'Afmelden' }).click();
    await expect.element(page.getByText('Afgemeld')).toBeVisible();
  });
});
