import { afterEach, expect, test, vi } from 'vitest';
import { logOutGuarded, logoutGuardStore } from '#src/platform/logoutGuard.ts';

afterEach(() => logoutGuardStore.setState({}, true));

test('logOutGuarded logs out when nothing guards the logout', async () => {
  const logOut = vi.fn(() => Promise.resolve());
  expect(await logOutGuarded(logOut)).toBe(true);
  expect(logOut).toHaveBeenCalledOnce();
});

test('logOutGuarded does not log out somebody who stays', async () => {
  const logOut = vi.fn(() => Promise.resolve());
  logoutGuardStore.setState({ ask: async () => ({ stays: true }) });
  expect(await logOutGuarded(logOut)).toBe(false);
  expect(logOut).not.toHaveBeenCalled();
});

test('logOutGuarded discards unsent input only after the logout has succeeded', async () => {
  const discard = vi.fn();
  logoutGuardStore.setState({ ask: async () => ({ stays: false, discard }) });
  await expect(logOutGuarded(() => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(discard).not.toHaveBeenCalled();
  expect(await logOutGuarded(() => Promise.resolve())).toBe(true);
  expect(discard).toHaveBeenCalledOnce();
});
