import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';
import { newKey } from '../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../support/testServer.ts';

describe('defaultLimits', () => {
  it('allows 300 calls a minute per user, 600 per address, 10 wrong logins, and 50 uploads an hour', () => {
    expect(defaultLimits).toEqual({
      callsOfUser: 300,
      callsOfAddress: 600,
      loginsOfAccount: 10,
      failedLoginsOfAddress: 10,
      wrongLoginsOfAccount: 50,
      wrongVouchersOfUser: 20,
      wrongVouchersOfAddress: 100,
      uploadsOfUser: 50,
      mailsToAddress: 5,
      mailsToAddressByAll: 15,
      mailsFromAddress: 30,
      formsOfVisitors: 60,
      delay: 2_000,
    });
  });
});

/** Without a maximum delay of the event loop, so that only the limits refuse calls on a busy machine. */
const calm = { ...defaultLimits, delay: 0 };

describe('limits', () => {
  let database: DatabaseHandle;
  let server: TestServer;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterEach(() => server.app.close());
  afterAll(() => database.close());

  const wrong = { mail: 'ouder@example.org', password: 'fout' };

  it('stop one address that calls too often, and no other address', async () => {
    server = await startTestServer({ database, limits: { ...calm, callsOfAddress: 3 } });
    const visitor = server.client();
    const from = (remoteAddress: string) => visitor.call('search_clubs', {}, { remoteAddress });
    for (let call = 0; call < 3; call += 1) expect((await from('192.0.2.1')).status).toBe(200);
    const refused = await from('192.0.2.1');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('192.0.2.2')).status).toBe(200);
  });

  it('stop a user who calls too often, from any address', async () => {
    server = await startTestServer({ database, limits: { ...calm, callsOfUser: 3 } });
    const parent = await server.loggedIn('ouder@example.org');
    const from = (last: number) =>
      parent.call('get_clubs_for_user', {}, { remoteAddress: `192.0.2.${last}` });
    for (const last of [1, 2, 3]) expect((await from(last)).status).toBe(200);
    expect((await from(4)).status).toBe(429);
    const other = await server.loggedIn('tiener@example.org');
    expect((await other.call('get_clubs_for_user', {})).status).toBe(200);
  });

  it('stop a user who sends too many files, for up to an hour, and stop nothing else', async () => {
    server = await startTestServer({ database, limits: { ...calm, uploadsOfUser: 2 } });
    const parent = await server.loggedIn('ouder@example.org');
    const upload = (by: TestClient, uid: number) =>
      by.call('save_question_files', { type: 'answer', qid: 1034, nid: 110, uid, submission: 'x' });
    for (const uid of [1, 2]) expect((await upload(parent, uid)).status).toBe(200);
    const refused = await upload(parent, 3);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect((await parent.call('get_clubs_for_user', {})).status).toBe(200);
    expect((await upload(await server.loggedIn('federatie@example.org'), 12)).status).toBe(200);
  });

  it('stop somebody who guesses the password of one account', async () => {
    server = await startTestServer({ database, limits: { ...calm, loginsOfAccount: 2 } });
    const guess = (mail: string) => server.client().call('login', { ...wrong, mail });
    expect((await guess('ouder@example.org')).status).toBe(401);
    expect((await guess(' OUDER@example.org')).status).toBe(401);
    const refused = await guess('ouder@example.org');
    expect(refused.status).toBe(429);
    expect(refused.body.errors).toEqual([
      'Te veel pogingen om aan te melden. Probeer het over een minuut opnieuw.',
    ]);
    expect((await guess('tiener@example.org')).status).toBe(401);
  });

  it('stop somebody who tries account after account, and not a class that logs in together', async () => {
    server = await startTestServer({ database, limits: { ...calm, failedLoginsOfAddress: 2 } });
    for (let pupil = 0; pupil < 4; pupil += 1)
      await server.client().ask('login', { mail: 'tiener@example.org', password: 'demo-wachtwoord' });
    const guess = (account: number) =>
      server.client().call('login', { ...wrong, mail: `iemand${account}@example.org` });
    expect((await guess(1)).status).toBe(401);
    expect((await guess(2)).status).toBe(401);
    expect((await guess(3)).status).toBe(429);
  });

  it('stop an address from which visitors send too many forms, and no user who is logged in', async () => {
    server = await startTestServer({ database, limits: { ...calm, formsOfVisitors: 2 } });
    const form = { club: 3, form: 'vraag-om-informatie', formVersion: 'x', privacyAccepted: true, qids: {} };
    const visitor = server.client();
    for (const _ of [1, 2]) expect((await visitor.call('save_form', form, newKey())).status).toBe(409);
    expect((await visitor.call('save_form', form, newKey())).status).toBe(429);
    expect((await visitor.call('get_form', { club: 3, form: form.form })).status).toBe(200);
    const member = await server.loggedIn('federatie@example.org');
    expect((await member.call('save_form', form, newKey())).status).toBe(409);
  });

  it('stop an address that makes too many accounts', async () => {
    server = await startTestServer({ database, limits: { ...calm, formsOfVisitors: 2 } });
    const register = (mail: string) => {
      const person = { fname: 'Joris', lname: 'Baert', birthdate: '1984-02-29', password: 'demo-wachtwoord' };
      return server.client().call('register_account', { ...person, mail });
    };
    for (const name of ['een', 'twee']) expect((await register(`${name}@example.org`)).status).toBe(200);
    expect((await register('drie@example.org')).status).toBe(429);
  });
});
