import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import {
  recheckSession,
  replaceSession,
  sessionQuery,
  visitor,
} from '#src/features/session/queries/sessionQuery.ts';
import { forgetStored, isLoggedOut, markLogin } from '#src/features/session/state/loginMark.ts';
import { expiredStore } from '#src/features/session/state/sessionStores.ts';
import { keptPagesCache } from '#src/platform/storage/keptPagesCache.ts';
import { localTexts, tabTexts } from '#src/platform/storage/storage.ts';
import { an } from '../people.ts';

beforeEach(forgetStored);

/** A browser with everything that the portal stores, whose session the server refuses with `code`. */
function deviceRefused(code: string) {
  const page = Object.assign(new EventTarget(), { location: { reload: vi.fn() } });
  const caches = { delete: vi.fn(async () => true) };
  vi.stubGlobal('window', page);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async () =>
    Response.json({ errors: ['Meld je opnieuw aan.'], code }, { status: 401 }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  localTexts.write('cart', '{}');
  tabTexts.write('draft.profile', 'half');
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return {
    page,
    caches,
    ask: () => client.fetchQuery(sessionQuery()),
    stored: () => [localTexts.read('cart'), tabTexts.read('draft.profile')],
  };
}

test('sessionQuery makes a visitor of an expired session, and keeps what the device stores', async () => {
  const { ask, stored, page, caches } = deviceRefused('unauthenticated');
  markLogin(an.uid, 1000);
  expect((await ask()).user).toBeUndefined();
  expect(stored()).toEqual(['{}', 'half']);
  expect(isLoggedOut()).toBe(false);
  expect(caches.delete).not.toHaveBeenCalled();
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('sessionQuery clears the device after a session that was ended from elsewhere, and reloads the page', async () => {
  const { ask, stored, page, caches } = deviceRefused('session-ended');
  markLogin(an.uid, 1000);
  void ask();
  await expect.poll(() => page.location.reload.mock.calls.length).toBe(1);
  expect(stored()).toEqual([undefined, undefined]);
  expect(isLoggedOut()).toBe(true);
  expect(caches.delete).toHaveBeenCalledWith(keptPagesCache);
});

test('sessionQuery clears the draft too that a form saves while the page is reloaded', async () => {
  const { ask, page } = deviceRefused('session-ended');
  markLogin(an.uid, 1000);
  page.addEventListener('pagehide', () => localTexts.write('draft.registration', 'half'));
  void ask();
  await expect.poll(() => page.location.reload.mock.calls.length).toBe(1);
  page.dispatchEvent(new Event('pagehide'));
  expect(localTexts.read('draft.registration')).toBeUndefined();
});

test('sessionQuery does not reload a page that was cleared before', async () => {
  const { ask, stored, page } = deviceRefused('session-ended');
  expect((await ask()).user).toBeUndefined();
  expect(stored()).toEqual([undefined, undefined]);
  expect(page.location.reload).not.toHaveBeenCalled();
});

test('recheckSession remembers for the login that a session expired, until the next session begins or ends', () => {
  const client = new QueryClient();
  const refused = new ApiFailure({
    ...{ kind: 'refused', status: 401, code: 'unauthenticated' },
    ...{ errors: ['Meld je opnieuw aan.'], problems: [] },
  });
  const hasExpired = () => expiredStore.getState().hasExpired;
  replaceSession(client, visitor);
  recheckSession(client, refused);
  expect(hasExpired()).toBe(false);
  replaceSession(client, { ...visitor, user: an });
  recheckSession(client, new Error('offline'));
  expect(hasExpired()).toBe(false);
  recheckSession(client, refused);
  expect(hasExpired()).toBe(true);
  replaceSession(client, { ...visitor, user: an });
  expect(hasExpired()).toBe(false);
});
