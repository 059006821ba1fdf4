import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useDownload } from '#src/features/downloads/index.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';

beforeEach(() => noticesStore.setState({ shown: [] }));
afterEach(() => {
  vi.restoreAllMocks();
});

const shown = () => noticesStore.getState().shown.map(({ tone, title, message }) => [tone, title, message]);

function Attest() {
  const { download, wanted } = useDownload('download_certificate');
  const want = { request: { certificate: 5 }, fallbackName: 'attest.pdf' };
  return (
    <button type="button" aria-busy={wanted?.certificate === 5} onClick={() => download(want)}>
      Download
    </button>
  );
}

async function press(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const screen = await render(
    <QueryClientProvider client={new QueryClient()}>
      <Attest />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  return screen.getByRole('button');
}

test('useDownload saves the file under its name, and is busy with this file until then', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.download} ${this.href.slice(0, 5)}`);
  });
  const answer = Promise.withResolvers<Response>();
  const button = await press(() => answer.promise);
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  answer.resolve(new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }));
  await expect.element(button).toHaveAttribute('aria-busy', 'false');
  expect(saved).toEqual(['attest.pdf blob:']);
  expect(shown()).toEqual([]);
});

test('useDownload shows each error of the answer as a notice', async () => {
  const errors = ['Eerst dit.', 'En dan dat.'];
  await press(async () => Response.json({ errors }, { status: 409 }));
  await expect.poll(shown).toEqual(errors.map((message) => ['danger', 'Er is iets mislukt', message]));
});

test('useDownload shows its own notice when the server gives no error', async () => {
  await press(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect
    .poll(shown)
    .toEqual([['danger', 'Er is iets mislukt', expect.stringContaining('Je hebt geen internet.')]]);
});
