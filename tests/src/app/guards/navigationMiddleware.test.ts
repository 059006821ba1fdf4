import { QueryClient } from '@tanstack/react-query';
import { RouterContextProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { guardContext } from '../../../../src/app/guards/guardContext.ts';
import { navigationMiddleware } from '../../../../src/app/guards/navigationMiddleware.ts';
import { forgetStored, markLogin } from '../../../../src/features/session/state/loginMark.ts';
import { an } from '../../features/session/people.ts';

afterEach(() => {
  forgetStored();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('navigationMiddleware: a server that hangs holds up a login for a moment, and not for good', async () => {
  markLogin(an.uid, 0);
  const draw = open('/arabesk');
  await vi.advanceTimersByTimeAsync(1999);
  expect(draw).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(draw).toHaveBeenCalledOnce();
});

test('navigationMiddleware: a visitor waits for nobody', async () => {
  const draw = open('/arabesk');
  await vi.advanceTimersByTimeAsync(0);
  expect(draw).toHaveBeenCalledOnce();
});

/** Navigates while the server says nothing. */
function open(path: string) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const url = new URL(path, 'https://portaal.example');
  const context = new RouterContextProvider(
    new Map([[guardContext, { client: new QueryClient(), ruleOf: () => ({}) }]]),
  );
  const next = vi.fn(async () => undefined);
  const request = new Request(url);
  void navigationMiddleware({ url, params: { club: 'arabesk' }, pattern: '/:club', request, context }, next);
  return next;
}
