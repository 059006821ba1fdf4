import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { defaultLimits, type Limits } from '#server/plugins/limiters.ts';
import { cheapPasswords } from '../../support/cheapPasswords.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { arabesk, newKey, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, callsOfAddress: 1e9, delay: 0 };
const victim = 'tiener@example.org';
/** A course that two people take together. */
const tango = 1151;

describe('the limit of requested mails', () => {
  let database: DatabaseHandle;
  let server: TestServer;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterEach(() => server.app.close());
  afterAll(() => database.close());

  const start = async (limits: Partial<Limits> = {}) => {
    const portalUrl = 'https://club.example.org';
    server = await startTestServer({
      database,
      portalUrl,
      limits: { ...calm, ...limits },
      passwords: cheapPasswords,
    });
  };
  const askReset = async (network: number, client = server.client(), mail = victim) =>
    (await client.call('request_password_reset', { mail }, { remoteAddress: `192.0.2.${network}` })).status;

  it('counts each kind apart: invitations of a parent leave room for a new password', async () => {
    await start();
    const an = await server.loggedIn('ouder@example.org');
    for (let time = 0; time < 5; time += 1) await an.ask('invite_parent', { mail: victim });
    expect((await an.call('invite_parent', { mail: victim })).status).toBe(429);
    expect(await askReset(1)).toBe(200);
  });

  it('leaves the owner room on a known device after strangers asked for all there is', async () => {
    await start({ mailsToAddress: 2, mailsToAddressByAll: 4 });
    const [owner, other] = [server.client(), server.client()];
    await owner.ask('login', { mail: victim, password: 'demo-wachtwoord' });
    await other.ask('login', { mail: 'ouder@example.org', password: 'demo-wachtwoord' });
    expect([await askReset(1), await askReset(1), await askReset(1)]).toEqual([200, 200, 429]);
    expect([await askReset(2), await askReset(2), await askReset(3)]).toEqual([200, 200, 429]);
    expect(await askReset(4, other)).toBe(429);
    expect([await askReset(1, owner), await askReset(1, owner), await askReset(1, owner)]).toEqual([
      ...[200, 200, 429],
    ]);
  });

  it('counts nothing for a mail that is refused', async () => {
    await start({ mailsToAddress: 1, mailsFromAddress: 2 });
    const an = await server.loggedIn('ouder@example.org');
    for (let time = 0; time < 3; time += 1)
      expect((await an.call('invite_parent', { mail: 'ouder@example.org' })).status).toBe(422);
    expect((await an.call('invite_parent', { mail: 'bart@example.org' })).status).toBe(200);
    for (let time = 0; time < 3; time += 1)
      expect((await an.call('invite_parent', { mail: 'bart@example.org' })).status).toBe(429);
    expect((await an.call('invite_parent', { mail: 'jan@example.org' })).status).toBe(200);
    expect((await an.call('invite_parent', { mail: 'piet@example.org' })).status).toBe(429);
  });

  it('counts the invitation of a partner by an order, and nothing for an order that is refused or sent again', async () => {
    await start({ mailsToAddress: 1, mailsFromAddress: 2 });
    const parent = await server.loggedIn('ouder@example.org');
    const [an, noor, lars, mila] = [1, 2, 3, 4];
    for (const uid of [noor, lars, mila])
      await database.db.update(users).set({ birthdate: '2000-01-01' }).where(eq(users.uid, uid));
    for (const uid of [an, noor, lars, mila]) await saveAnswers(parent, uid, [tango]);
    const invite = async (uid: number, mail: string, { key = newKey(), total = 140 } = {}) => {
      const partner = { fname: 'Ben', lname: 'Wouters', mail, role: 'Leider' };
      const cart = { club: arabesk, uid, tariffs: [tango], coupleCourse: { [tango]: partner } };
      const { status, body } = await parent.call('place_order', { ...cart, total }, key);
      return status === 429 ? body.errors[0] : status;
    };
    const tooMany =
      'Je nodigde het voorbije uur al een paar keer iemand uit. Probeer het over een uur opnieuw.';
    const key = newKey();
    expect(await invite(an, 'ben@example.org', { total: 1 })).toBe(409);
    expect(await invite(an, 'ben@example.org', { key })).toBe(200);
    expect(await invite(an, 'ben@example.org', { key })).toBe(200);
    expect(await invite(noor, 'BEN@example.org')).toBe(tooMany);
    expect(await invite(noor, 'jan@example.org')).toBe(200);
    expect(await invite(lars, 'piet@example.org')).toBe(tooMany);
    expect(await askReset(1, server.client(), 'ben@example.org')).toBe(200);
  });

  it('counts the old address of a new login address as well: it may be somebody else’s', async () => {
    await start({ mailsToAddress: 1 });
    const client = await server.loggedIn('beheer@example.org');
    const change = (mail: string) =>
      client.call('save_profile', { uid: 10, mail, password: 'demo-wachtwoord' });
    expect((await change('een@example.org')).status).toBe(200);
    expect((await change('twee@example.org')).status).toBe(429);
  });
});
