import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Loaded } from '#src/features/failures/index.ts';

interface Answers {
  next: () => Promise<readonly string[]>;
}

interface NamesProps {
  answers: Answers;
  hidesStale?: boolean;
  refused?: (error: Error) => ReactNode;
}

function Names({ answers, ...part }: NamesProps) {
  const names = useQuery({ queryKey: ['names'], queryFn: () => answers.next() });
  return (
    <>
      <button type="button" onClick={() => void names.refetch()}>
        Ververs
      </button>
      <Loaded
        query={names}
        loading={<p>Even geduld</p>}
        empty={<p>Niemand</p>}
        frame={(state) => <section aria-label="kader">{state}</section>}
        {...part}
      >
        {(known) => <p>{known.join(' en ')}</p>}
      </Loaded>
    </>
  );
}

async function show(answers: Answers, part: Omit<NamesProps, 'answers'> = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={client}>
      <Names answers={answers} {...part} />
    </QueryClientProvider>,
  );
}

const down = () => Promise.reject(new Error('neer'));
const frame = () => page.getByRole('region', { name: 'kader' });
const refresh = () => page.getByRole('button', { name: 'Ververs' }).click();

describe('Loaded', () => {
  test('shows its loading state, and then the data without the frame', async () => {
    const answer = Promise.withResolvers<readonly string[]>();
    await show({ next: () => answer.promise });
    await expect.element(frame().getByText('Even geduld')).toBeVisible();
    answer.resolve(['Noor', 'Tom']);
    await expect.element(page.getByText('Noor en Tom')).toBeVisible();
    await expect.element(frame()).not.toBeInTheDocument();
  });

  test('shows its empty state for an empty list', async () => {
    await show({ next: async () => [] });
    await expect.element(frame().getByText('Niemand')).toBeVisible();
  });

  test('shows an error state, and the data after a retry', async () => {
    const answers: Answers = { next: down };
    await show(answers);
    await expect.element(frame().getByRole('alert')).toBeVisible();
    answers.next = async () => ['Noor'];
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect.element(page.getByText('Noor')).toBeVisible();
  });

  test('shows a refusal instead of the error state, without the frame', async () => {
    await show({ next: down }, { refused: (error) => error.message === 'neer' && <p>Bestaat niet</p> });
    await expect.element(page.getByText('Bestaat niet')).toBeVisible();
    await expect.element(frame()).not.toBeInTheDocument();
  });

  test('shows the error state when `refused` gives nothing for the error', async () => {
    await show({ next: down }, { refused: () => false });
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('keeps the data after a failed refetch', async () => {
    const answers: Answers = { next: async () => ['Noor'] };
    await show(answers);
    await expect.element(page.getByText('Noor')).toBeVisible();
    const failed = Promise.withResolvers<readonly string[]>();
    answers.next = () => failed.promise;
    await refresh();
    failed.reject(new Error('neer'));
    await failed.promise.catch(() => {});
    await expect.element(page.getByText('Noor')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('replaces the data by the error state of a failed refetch with `hidesStale`', async () => {
    const answers: Answers = { next: async () => ['Noor'] };
    await show(answers, { hidesStale: true });
    await expect.element(page.getByText('Noor')).toBeVisible();
    answers.next = down;
    await refresh();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('Noor')).not.toBeInTheDocument();
  });
});
