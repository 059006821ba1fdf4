import { expect, test } from 'vitest';
import { lazyScreen } from '#src/app/lazyScreen.ts';
import { ChunkLoadError } from '#src/platform/loadChunk.ts';

const Screen = () => null;

test('lazyScreen returns the screen', async () => {
  await expect(lazyScreen(async () => ({ Screen }), 'Screen')()).resolves.toEqual({ Component: Screen });
});

test('lazyScreen fails with a ChunkLoadError when the code fails to load', async () => {
  const load = lazyScreen(async () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  }, 'Screen');
  await expect(load()).rejects.toBeInstanceOf(ChunkLoadError);
});
