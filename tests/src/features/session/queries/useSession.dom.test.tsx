import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { useMembers } from '#src/features/session/queries/useMembers.ts';
import { useSession } from '#src/features/session/queries/useSession.ts';

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
