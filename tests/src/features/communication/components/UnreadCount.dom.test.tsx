import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnreadCount } from '#src/features/communication/components/UnreadCount.tsx';
import { communicationsQuery } from '#src/features/communication/queries/communicationsQuery.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from '../../session/people.ts';

test('UnreadCount does not repeat a failed request, because the screen of the messages offers the retry', async () => {
  const asked = vi.fn(async () => Response.json({ errors: ['Neen'] }, { status: 500 }));
  vi.stubGlobal('fetch', asked);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  await client.prefetchQuery(communicationsQuery(an.uid));
  expect(asked).toHaveBeenCalledOnce();
  await render(
    <QueryClientProvider client={client}>
      <UnreadCount />
    </QueryClientProvider>,
  );
  await new Promise(requestAnimationFrame);
  expect(asked).toHaveBeenCalledOnce();
});
