import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadShellData } from '#src/app/guards/perform/loadShellData.ts';
import { clubQuery } from '#src/features/club/index.ts';
import { unpaidOrderQuery } from '#src/features/invoices/queries/unpaidOrderQuery.ts';
import { sessionQuery } from '#src/features/session/index.ts';
import { visitor } from '#src/features/session/queries/sessionQuery.ts';
import { forgetStored, markLogin } from '#src/features/session/state/loginMark.ts';
import { an } from '#tests/src/features/session/people.ts';
import { inputAt } from '../facts.ts';

const unpaid = unpaidOrderQuery({ uid: an.uid, club: 1 });

beforeEach(() => markLogin(an.uid, 0));

afterEach(() => {
  forgetStored();
  vi.unstubAllGlobals();
});

test('loadShellData loads the unpaid order before the screen renders', async () => {
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json({ result: url.includes('get_last_unpaid_order') ? { oid: 7, total: 12.5 } : [] }),
  );
  const client = clientOf(an);
  await loadShellData(client, inputAt('/arabesk'));
  expect(client.getQueryData(unpaid.queryKey)).toMatchObject({ oid: 7 });
});

test('loadShellData requests nothing when nobody has logged in', async () => {
  forgetStored();
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await loadShellData(clientOf(an), inputAt('/arabesk'));
  expect(fetched).not.toHaveBeenCalled();
});

test('loadShellData requests nothing when the session has expired', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  await loadShellData(clientOf(undefined), inputAt('/arabesk'));
  expect(fetched).not.toHaveBeenCalled();
});

test('loadShellData resolves when the server fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 500 }));
  await expect(loadShellData(clientOf(an), inputAt('/arabesk'))).resolves.toBeUndefined();
});

/** A client whose cache already has the session and the club. */
function clientOf(user: typeof an | undefined): QueryClient {
  const client = new QueryClient();
  const { club } = inputAt('/arabesk');
  if (club === 'unknown' || !('known' in club)) throw new Error('The club is missing');
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user });
  client.setQueryData(clubQuery('arabesk').queryKey, club.known === 'missing' ? undefined : club.known);
  return client;
}
