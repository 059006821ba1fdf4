import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { NavigationStep } from '#src/app/guards/decision/navigationStep.ts';
import { performStep } from '#src/app/guards/perform/performStep.ts';
import { sessionQuery, visitor } from '#src/features/session/queries/sessionQuery.ts';
import { an } from '#tests/src/features/session/people.ts';

const gone = vi.hoisted(() => () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

// A deploy removes the code of the build that is still open.
vi.mock('#src/app/guards/perform/followCode.ts', gone);
vi.mock('#src/app/guards/perform/quitSession.ts', gone);
vi.mock('#src/features/basket/state/browserCart.ts', gone);

const steps: NavigationStep[] = [{ do: 'followCode', code: 'eenmalig' }, { do: 'endSession' }];

test.each(steps)(
  'performStep $do fails with a ChunkLoadError when its code is gone, so that a reload helps',
  async (step) => {
    const client = new QueryClient();
    client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
    await expect(performStep(client, step)).rejects.toMatchObject({
      name: 'ChunkLoadError',
      reason: 'failed',
    });
  },
);

test('performStep restoreCart resolves when the code of the cart fails to load', async () => {
  const client = new QueryClient();
  client.setQueryData(sessionQuery().queryKey, { ...visitor, user: an });
  await expect(performStep(client, { do: 'restoreCart' })).resolves.toBeUndefined();
});
