import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { guardContext } from '#src/app/guards/guardContext.ts';
import { navigationMiddleware, shownClubStore } from '#src/app/guards/navigationMiddleware.ts';
import { forgetStored, markLogin } from '#src/features/session/state/loginMark.ts';
import { an } from '../../features/session/people.ts';

afterEach(() => {
  shownClubStore.setState({ shown: undefined });
  forgetStored();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('navigationMiddleware waits at most 2 seconds for a server that hangs when somebody is logged in', async () => {
  markLogin(an.uid, 0);
  const draw = open('/arabesk');
  await vi.advanceTimersByTimeAsync(1999);
  expect(draw).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(draw).toHaveBeenCalledOnce();
});

test('navigationMiddleware does not wait for the server for a visitor', async () => {
  const draw = open('/arabesk');
  await vi.advanceTimersByTimeAsync(0);
  expect(draw).toHaveBeenCalledOnce();
});

test('navigationMiddleware loads another club as a new document, but not the first club', async () => {
  expect(await outcomeOf('/arabesk', 'arabesk')).toBe('drawn');
  expect(await outcomeOf('/arabesk/cursussen', 'arabesk')).toBe('drawn');
  expect(await outcomeOf('/', undefined)).toBe('drawn');
  expect(await outcomeOf('/de-zwaluw?dag=ma', 'de-zwaluw')).toBe('/de-zwaluw?dag=ma, as a document');
});

/** The outcome of a visitor's navigation to the page of a club. */
async function outcomeOf(path: string, club: string | undefined): Promise<string> {
  vi.stubGlobal('fetch', async () => Response.json({ user: null }));
  const url = new URL(path, 'https://portaal.example');
  vi.stubGlobal('window', { location: url });
  const context = new RouterContextProvider(
    new Map([[guardContext, { client: new QueryClient(), handleOf: () => ({}) }]]),
  );
  const request = new Request(url);
  const args = { url, params: { club }, pattern: '/:club', request, context };
  try {
    await navigationMiddleware(args, async () => undefined);
    return 'drawn';
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    const isDocument = thrown.headers.get('X-Remix-Reload-Document') === 'true';
    return `${thrown.headers.get('Location')}, ${isDocument ? 'as a document' : 'inside'}`;
  }
}

/** Navigates while the server does not answer. */
function open(path: string) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const url = new URL(path, 'https://portaal.example');
  const context = new RouterContextProvider(
    new Map([[guardContext, { client: new QueryClient(), handleOf: () => ({}) }]]),
  );
  const next = vi.fn(async () => undefined);
  const request = new Request(url);
  void navigationMiddleware({ url, params: { club: 'arabesk' }, pattern: '/:club', request, context }, next);
  return next;
}
