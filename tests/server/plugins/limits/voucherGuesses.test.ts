import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { defaultLimits, type Limits } from '#server/plugins/limiters.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const ballet = { club: 1, uid: 3, tariffs: [1021] };

describe('a voucher code', () => {
  let database: DatabaseHandle;
  let server: TestServer;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterEach(() => server.app.close());
  afterAll(() => database.close());

  const start = async (limits: Partial<Limits>) => {
    server = await startTestServer({ database, limits: { ...defaultLimits, delay: 0, ...limits } });
    return server.loggedIn('ouder@example.org');
  };
  const price = (parent: TestClient, vouchers: string[]) =>
    parent.call('compile_public_registration_invoice', { ...ballet, vouchers });

  it('can be guessed a few times an hour, also with many carts at once', async () => {
    const parent = await start({ wrongVouchersOfUser: 3 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => price(parent, [`GOK${index}`])),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(17);
    for (const { headers, body } of refused) {
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
      expect(body.errors).toEqual([
        'Je probeerde te veel kortingscodes. Verwijder de code of probeer het over een uur opnieuw.',
      ]);
    }
    // A right code is refused as well, because the difference would reveal it.
    expect((await price(parent, ['WELKOM10'])).status).toBe(429);
    expect((await price(parent, [])).status).toBe(200);
  });

  it('counts separately for each of several codes in one cart', async () => {
    const parent = await start({ wrongVouchersOfUser: 3 });
    expect((await price(parent, ['A1', 'B2', 'C3', 'D4'])).status).toBe(429);
    expect((await price(parent, ['A1', 'B2', 'C3'])).status).toBe(200);
  });

  it('that is right counts as no guess, and still works after the maximum of guesses', async () => {
    const parent = await start({ wrongVouchersOfUser: 2 });
    for (let time = 0; time < 5; time += 1)
      expect((await price(parent, [' welkom10', 'BALLET5'])).status).toBe(200);
    for (const code of ['GOK1', 'GOK2']) expect((await price(parent, [code])).status).toBe(200);
    expect((await price(parent, ['GOK3'])).status).toBe(429);
    expect((await price(parent, ['WELKOM10'])).status).toBe(200);
  });

  it('is limited in place_order too', async () => {
    const parent = await start({ wrongVouchersOfUser: 1 });
    const order = (code: string) =>
      parent.call('place_order', { ...ballet, vouchers: [code], total: 1 }, newKey());
    expect((await order('GOK1')).status).not.toBe(429);
    expect((await order('GOK2')).status).toBe(429);
  });

  it('is limited for an address with several accounts too', async () => {
    const parent = await start({ wrongVouchersOfAddress: 2 });
    expect((await price(parent, ['GOK1'])).status).toBe(200);
    const other = await server.loggedIn('federatie@example.org');
    const ofOther = (code: string) =>
      other.call('compile_public_registration_invoice', {
        club: 1,
        uid: 12,
        tariffs: [1121],
        vouchers: [code],
      });
    expect((await ofOther('GOK2')).status).toBe(200);
    expect((await ofOther('GOK3')).status).toBe(429);
  });
});
