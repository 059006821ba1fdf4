import { expect, test, vi } from 'vitest';
import { reloadOnce } from '#src/app/failures/reloadOnce.ts';

function pageWith({ reachable = true, storage = memory() } = {}) {
  return { storage: () => storage, ping: async () => reachable, reload: vi.fn() };
}

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) };
}

test('reloadOnce reloads a single time, and then leaves a reload to the person', async () => {
  const page = pageWith();
  await expect(reloadOnce(page)).resolves.toBe(true);
  await expect(reloadOnce(page)).resolves.toBe(false);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('reloadOnce does not reload when the portal is unreachable, and may reload later', async () => {
  const storage = memory();
  await expect(reloadOnce(pageWith({ reachable: false, storage }))).resolves.toBe(false);
  await expect(reloadOnce(pageWith({ storage }))).resolves.toBe(true);
});

test.each([
  [
    'denied',
    {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {},
    },
  ],
  ['forgetful', { getItem: () => null, setItem: () => {} }],
])('reloadOnce never reloads when storage is %s, because the reloads would not end', async (_, storage) => {
  const page = pageWith({ storage });
  await expect(reloadOnce(page)).resolves.toBe(false);
  expect(page.reload).not.toHaveBeenCalled();
});
