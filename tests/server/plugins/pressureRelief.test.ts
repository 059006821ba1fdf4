import { describe, expect, it } from 'vitest';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { startTestServer } from '../support/testServer.ts';

const patience = { timeout: 15_000, interval: 50 };

describe('a server with a blocked event loop', () => {
  it('refuses calls at once, and serves again when the event loop is free', async () => {
    const server = await startTestServer({ limits: { ...defaultLimits, callsOfAddress: 1e9, delay: 200 } });
    const search = () => server.client().call('search_clubs', {});
    await expect.poll(search, patience).toMatchObject({ status: 200 });
    let isBusy = true;
    const beBusy = () => {
      const started = performance.now();
      while (performance.now() - started < 400);
      if (isBusy) setTimeout(beBusy);
    };
    beBusy();
    await expect
      .poll(search, patience)
      .toMatchObject({ status: 503, body: { code: 'unavailable' }, headers: { 'retry-after': '5' } });
    isBusy = false;
    await expect.poll(search, patience).toMatchObject({ status: 200 });
    await server.stop();
  }, 60_000);
});
