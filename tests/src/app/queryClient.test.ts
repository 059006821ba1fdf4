import { expect, test, vi } from 'vitest';
import { ApiFailure, type Failure } from '#src/api/apiFailure.ts';
import { createQueryClient } from '#src/app/queryClient.ts';
import { noticesStore } from '#src/features/notices/state/noticesStore.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { UserError } from '#src/platform/userError.ts';
import { an } from '../features/session/people.ts';

function clientOf(failure: Failure) {
  const client = createQueryClient();
  const { queryKey } = sessionQuery();
  client.setQueryData(queryKey, { ...visitor, user: an });
  const queryFn = vi.fn(async () => {
    throw new ApiFailure(failure);
  });
  const ask = () => client.fetchQuery({ queryKey: ['invoices'], queryFn, retryDelay: 0 });
  return { ask, queryFn, isSessionDoubted: () => client.getQueryState(queryKey)?.isInvalidated };
}

const refused = { kind: 'refused', errors: [], problems: [] } as const;

test.each(['unauthenticated', 'session-ended'] as const)(
  'createQueryClient invalidates the session after a refusal as %s',
  async (code) => {
    const { ask, isSessionDoubted } = clientOf({ ...refused, status: 401, code });
    await expect(ask()).rejects.toThrow(ApiFailure);
    expect(isSessionDoubted()).toBe(true);
  },
);

test('createQueryClient keeps the session after any other refusal, and does not retry the call', async () => {
  const { ask, queryFn, isSessionDoubted } = clientOf({ ...refused, status: 403, code: 'forbidden' });
  await expect(ask()).rejects.toThrow(ApiFailure);
  expect(isSessionDoubted()).toBe(false);
  expect(queryFn).toHaveBeenCalledTimes(1);
});

test('createQueryClient retries a temporary failure once', async () => {
  const { ask, queryFn } = clientOf({ kind: 'offline' });
  await expect(ask()).rejects.toThrow(ApiFailure);
  expect(queryFn).toHaveBeenCalledTimes(2);
});

test('createQueryClient shows a notice for a UserError of a mutation', async () => {
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, {
    mutationFn: () => Promise.reject(new UserError('Mislukt', 'De betaalpagina kon niet geopend worden.')),
  });
  await expect(mutation.execute(undefined)).rejects.toThrow(UserError);
  expect(noticesStore.getState().shown).toMatchObject([{ title: 'Mislukt' }]);
});
