import { expect, test } from 'vitest';
import type { Club } from '#src/api/entities/club/club.ts';
import { lazyClubScreen, lazyScreen } from '#src/app/routes/lazyScreen.ts';
import { ChunkLoadError } from '#src/platform/loading/loadChunk.ts';

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

test('lazyScreen accepts no page that needs a club', async () => {
  const Page = (_: { club: Club }) => null;
  // @ts-expect-error: only lazyClubScreen gives a club.
  lazyScreen(async () => ({ Page }), 'Page');
  expect(await lazyClubScreen(async () => ({ Page }), 'Page')()).toHaveProperty('Component');
});
