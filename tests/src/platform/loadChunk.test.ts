import { expect, test } from 'vitest';
import { loadChunk } from '#src/platform/loadChunk.ts';

test('loadChunk gives what was loaded', async () => {
  await expect(loadChunk(async () => 'code')).resolves.toBe('code');
});

test('loadChunk says that code failed, and why', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    reason: 'failed',
    cause,
  });
});

test('loadChunk says the same of a stylesheet', async () => {
  const cause = new Error('Unable to preload CSS for /assets/ClubPage-1a2b.css');
  await expect(loadChunk(() => Promise.reject(cause))).rejects.toMatchObject({ name: 'ChunkLoadError' });
});

test('loadChunk gives up code that doesn’t arrive', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 5)).rejects.toMatchObject({
    name: 'ChunkLoadError',
    reason: 'timeout',
  });
});
