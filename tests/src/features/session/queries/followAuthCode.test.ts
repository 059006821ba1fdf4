import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetBearer } from '#src/api/bearer.ts';
import { followAuthCode } from '#src/features/session/queries/followAuthCode.ts';
import { sessionQuery } from '#src/features/session/queries/sessionQuery.ts';
import { forgetStored } from '#src/features/session/state/loginMark.ts';
import { accountSwitchStore } from '#src/features/session/state/sessionStores.ts';

const person = (uid: number, name: string) => ({ uid, name, fname: name, lname: '' });
const session = (user: object | null) => ({ user, dsv_members: [], federations: {}, adminURL: null });

/** Stubs an answer per operation, and returns the names of the operations that were called. */
function serverThat(answers: (operation: string, body: { auth?: string }, headers: Headers) => object) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const operation = new URL(url, 'http://localhost').searchParams.get('q') ?? '';
    const body = JSON.parse(String(init.body));
    asked.push(operation + ('auth' in body ? ' with a code' : ''));
    const answer = answers(operation, body, new Headers(init.headers));
    return new Response(JSON.stringify(answer), { status: 'errors' in answer ? 401 : 200 });
  });
  return asked;
}

beforeEach(() => {
  forgetStored();
  forgetBearer();
  accountSwitchStore.setState({ asked: undefined });
});
afterEach(() => vi.unstubAllGlobals());

const whoIsWho = (current: object | null) => (operation: string, body: { auth?: string }) =>
  session(operation === 'exchange_auth_code' || body.auth !== undefined ? person(2, 'Tom') : current);

test('followAuthCode logs in a visitor', async () => {
  const asked = serverThat(whoIsWho(null));
  const client = new QueryClient();
  expect(await followAuthCode(client, 'code')).toBe('logged-in');
  expect(asked).toEqual(['validate_auth with a code', 'validate_auth', 'exchange_auth_code with a code']);
  expect(client.getQueryData(sessionQuery().queryKey)?.user?.uid).toBe(2);
});

test('followAuthCode does not use up the code when the same person is logged in', async () => {
  const asked = serverThat(whoIsWho(person(2, 'Tom')));
  expect(await followAuthCode(new QueryClient(), 'code')).toBe('same');
  expect(asked).not.toContain('exchange_auth_code with a code');
});

test('followAuthCode asks before it replaces another account, which stays logged in until the answer', async () => {
  const asked = serverThat(whoIsWho(person(1, 'An')));
  const client = new QueryClient();
  expect(await followAuthCode(client, 'code')).toBe('asking');
  expect(accountSwitchStore.getState().asked).toEqual({ code: 'code', current: 'An', wanted: 'Tom' });
  expect(client.getQueryData(sessionQuery().queryKey)?.user?.uid).toBe(1);
  expect(asked).not.toContain('exchange_auth_code with a code');
});

test.each([
  ['a code that is refused', () => ({ errors: ['nee'], code: 'unauthenticated' })],
  ['a code without a user', () => session(null)],
])('followAuthCode fails on %s', async (_name, answers) => {
  serverThat(answers);
  expect(await followAuthCode(new QueryClient(), 'code')).toBe('failed');
});

test('followAuthCode keeps the token of a backend without one-time codes', async () => {
  serverThat((operation, body, headers) => {
    if (operation === 'exchange_auth_code') return { errors: ['onbekend'], code: 'unknown-operation' };
    const isKnown = body.auth === 'token' || headers.get('authorization') === 'Bearer token';
    return session(isKnown ? person(2, 'Tom') : null);
  });
  const client = new QueryClient();
  expect(await followAuthCode(client, 'token')).toBe('logged-in');
  expect(client.getQueryData(sessionQuery().queryKey)?.user?.uid).toBe(2);
});
