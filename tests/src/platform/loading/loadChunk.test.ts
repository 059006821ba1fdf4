import { expect, test } from 'vitest';
import { loadChunk } from '#src/platform/loading/loadChunk.ts';

test('loadChunk returns the loaded module', async () => {
  await expect(loadChunk(async () => 'code')).resolves.toBe('code');
});

test('loadChunk throws an error with its reason when code fails to load', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    reason: 'failed',
    cause,
  });
});

test('loadChunk throws the same error when a stylesheet fails to load', async () => {
  const cause = new Error('Unable to preload CSS for /assets/ClubPage-1a2b.css');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

test('loadChunk times out on code that never arrives', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 5)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    reason: 'timeout',
  });
});
