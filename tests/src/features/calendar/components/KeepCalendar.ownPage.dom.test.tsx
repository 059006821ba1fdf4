import '#src/styles/tokens.css';
import '#src/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { KeepCalendar } from '#src/features/calendar/components/KeepCalendar.tsx';

// A frame, in which these tests run, keeps no pages.
vi.mock('#src/features/offline/state/keptPages.ts', () => ({
  canKeepPages: () => true,
  isPageKept: async () => false,
}));

const button = () => page.getByRole('button', { name: 'Bewaar op dit toestel' });
const below = () => page.getByText('Eronder').element().getBoundingClientRect().top;

let answer: (response: Response) => void;

beforeEach(async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer = resolve;
  // The session is asked for too, and a response is read once.
  vi.stubGlobal('fetch', async () => (await promise).clone());
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <KeepCalendar viewer={1} today="2026-11-20" />
      <p>Eronder</p>
    </QueryClientProvider>,
  );
});

describe('KeepCalendar', () => {
  test('moves nothing below it when the calendar arrives, so that a press on what is below is not lost', async () => {
    await expect.element(button()).toHaveAttribute('aria-busy', 'true');
    const before = below();
    answer(Response.json({ result: { sessions: [], next: null } }));
    await expect.element(button()).not.toHaveAttribute('aria-busy');
    expect(below()).toBe(before);
  });

  test('is absent when the calendar could not be loaded', async () => {
    await expect.element(button()).toBeVisible();
    answer(new Response('', { status: 500 }));
    await expect.element(button()).not.toBeInTheDocument();
  });
});
