import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test } from 'vitest';
import { openSession, openSessionOfMinor } from '#src/features/session/queries/openSession.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { forgetStored, markedLogin } from '#src/features/session/state/loginMark.ts';
import { selectionStore } from '#src/features/session/state/selectionStore.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { an, lars } from '../people.ts';

const { queryKey } = sessionQuery();
const asAn = { ...visitor, user: an };
const asLars = { ...visitor, user: lars };

beforeEach(() => {
  forgetStored();
  selectionStore.getState().reread();
});

function clientOf(session: typeof visitor): QueryClient {
  const client = new QueryClient();
  client.setQueryData(queryKey, session);
  client.setQueryData(['profile', an.uid], { private: true });
  return client;
}

describe('openSession', () => {
  test('keeps and invalidates the cache when a visitor logs in', () => {
    const client = clientOf(visitor);
    openSession(client, asAn);
    expect(client.getQueryData(queryKey)).toEqual(asAn);
    expect(client.getQueryState(['profile', an.uid])?.isInvalidated).toBe(true);
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false);
    expect(markedLogin()).toBe(an.uid);
  });

  test('clears the cache, selection and storage of another person', () => {
    const client = clientOf(visitor);
    openSession(client, asAn);
    selectionStore.getState().select(lars.uid, an.uid);
    localTexts.write('cart', '{}');
    openSession(client, asLars);
    expect(client.getQueryData(['profile', an.uid])).toBeUndefined();
    expect(selectionStore.getState().selection).toBeUndefined();
    expect(localTexts.read('cart')).toBeUndefined();
    expect(client.getQueryData(queryKey)).toEqual(asLars);
  });
});

describe('an answer that was pending before the new session is ignored', () => {
  const opened = { openSession, openSessionOfMinor };
  test.each(['openSession', 'openSessionOfMinor'] as const)('%s', async (name) => {
    const client = new QueryClient();
    const late = Promise.withResolvers<typeof visitor>();
    const asking = client
      .fetchQuery({ ...sessionQuery(), queryFn: () => late.promise })
      .catch(() => undefined);
    opened[name](client, asAn, lars.uid);
    late.resolve(visitor);
    await asking;
    expect(client.getQueryData(queryKey)).toEqual(asAn);
  });
});

test('openSessionOfMinor selects the minor, and keeps the cart', () => {
  const client = clientOf(visitor);
  openSession(client, asLars);
  localTexts.write('cart', '{}');
  openSessionOfMinor(client, asAn, lars.uid);
  expect(selectionStore.getState().selection).toMatchObject({ uid: lars.uid, loginUid: an.uid });
  expect(localTexts.read('cart')).toBe('{}');
  expect(markedLogin()).toBe(an.uid);
  expect(client.getQueryData(queryKey)).toEqual(asAn);
});
