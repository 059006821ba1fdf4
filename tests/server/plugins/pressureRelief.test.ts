import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { defaultLimits } from '../../../server/plugins/limiters.ts';
import { startTestServer } from '../support/testServer.ts';

describe('a server that is behind with its work', () => {
  it('refuses calls at once and serves again when it has caught up', async () => {
    const server = await startTestServer({ limits: { ...defaultLimits, delay: 200 } });
    const status = async () => (await server.client().call('search_clubs', {})).status;
    await expect.poll(status, { timeout: 15_000, interval: 200 }).toBe(200);
    const busyUntil = performance.now() + 2_500;
    const beBusy = () => {
      const started = performance.now();
      while (performance.now() - started < 600);
      if (performance.now() < busyUntil) setTimeout(beBusy);
    };
    beBusy();
    await wait(1_500);
    const refused = await server.client().call('search_clubs', {});
    expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    expect(refused.headers['retry-after']).toBe('5');
    await expect.poll(status, { timeout: 15_000, interval: 200 }).toBe(200);
    await server.stop();
  }, 60_000);
});
