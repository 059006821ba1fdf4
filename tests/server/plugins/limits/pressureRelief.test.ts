import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { startTestServer } from '../../support/testServer.ts';

const polling = { interval: 50 };

describe('addPressureRelief', () => {
  it('refuses calls while the event loop is blocked, and accepts them again afterwards', async () => {
    const maxDelay = 200;
    const server = await startTestServer({
      limits: { ...defaultLimits, callsOfAddress: 1e9, delay: maxDelay },
    });
    const search = () => server.client().call('search_clubs', {});
    await expect.poll(search, polling).toMatchObject({ status: 200 });
    let isBusy = true;
    // Blocks the event loop for twice the maximum delay, again and again. A call can arrive between two blocks.
    const blockEventLoop = () => {
      const started = performance.now();
      while (performance.now() - started < 2 * maxDelay);
      if (isBusy) setTimeout(blockEventLoop);
    };
    blockEventLoop();
    await expect
      .poll(search, polling)
      .toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } });
    isBusy = false;
    await expect.poll(search, polling).toMatchObject({ status: 200 });
    await server.stop();
  }, 60_000);
});
