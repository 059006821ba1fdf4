import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { useMembers } from '#src/features/session/queries/useMembers.ts';
import { useSession } from '#src/features/session/queries/useSession.ts';
import { an } from '../people.ts';

test('a user who is known before the last part of a page is hydrated shows there without a mismatch', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, visitor);
  onTestFinished(() => client.clear());
  const Late = () => <b>{useSession().status}</b>;
  const Page = () => {
    // Runs after React has hydrated what is around the part below, and before that part.
    useLayoutEffect(() => void client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an }), []);
    return (
      <QueryClientProvider client={client}>
        <Suspense>
          <Late />
        </Suspense>
      </QueryClientProvider>
    );
  };
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Page />);
  expect(container.textContent).toBe('visitor');
  const onRecoverableError = vi.fn();
  const root = hydrateRoot(container, <Page />, { onRecoverableError });
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => container.textContent).toBe('user');
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('asking for the session again renders nothing while the answer stays the same', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, visitor);
  onTestFinished(() => client.clear());
  const rendered = vi.fn();
  const Shown = () => {
    rendered();
    return <p>{`${useSession().status}, ${useMembers().status}`}</p>;
  };
  const screen = await render(
    <QueryClientProvider client={client}>
      <Shown />
    </QueryClientProvider>,
  );
  await expect.element(screen.getByText('visitor, known')).toBeVisible();
  rendered.mockClear();
  // The same answer as a new object, after a time on the way.
  const answer = () => new Promise<typeof visitor>((resolve) => setTimeout(resolve, 20, { ...visitor }));
  await client.fetchQuery({ ...sessionQuery(), queryFn: answer, staleTime: 0 });
  expect(rendered).not.toHaveBeenCalled();
});
