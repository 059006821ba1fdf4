import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeCodes, users } from '#server/db/schema.ts';
import { defaultLimits } from '#server/plugins/limiters.ts';
import { changeProfile } from '#server/services/people/profile/changeProfile.ts';
import { loadAccount } from '#server/services/sessions/account.ts';
import { issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const password = 'demo-wachtwoord';
const nieuw = 'nieuw@example.org';
const change = { uid: 1, mail: nieuw, password };
const linkUsed = {
  status: 410,
  body: { code: 'code-used', errors: [expect.stringMatching(/^Deze link is al gebruikt/)] },
};

describe("a change of the login's mail address", () => {
  let server: TestServer;
  let parent: TestClient;
  let seen: Set<string>;
  beforeAll(async () => {
    server = await startTestServer({ portalUrl: 'https://club.example.org' });
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    parent = await server.loggedIn('ouder@example.org');
    seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
  });
  afterAll(() => server.stop());

  const login = async (mail: string) => (await server.client().call('login', { mail, password })).status;
  const mailTo = (to: string, subject: string) => mailOnceThere(server.mailFolder, { to, subject }, seen);
  const linkTo = async (to: string) => codeIn(await mailTo(to, 'Bevestig je nieuwe e-mailadres'));
  const profile = async () => (await parent.ask('get_profile', { uid: 1 })).result;

  it('is refused by save_profile without the password, and changes nothing', async () => {
    for (const given of [undefined, 'een ander wachtwoord'])
      expect(
        await parent.call('save_profile', { uid: 1, fname: 'Anna', mail: nieuw, password: given }),
      ).toMatchObject({ status: 422, body: { problems: [{ uid: 1, key: 'password' }] } });
    expect(await profile()).toMatchObject({ fname: 'An', mail: 'ouder@example.org', pending_mail: '' });
    expect(await login('ouder@example.org')).toBe(200);
  });

  it('is refused when the password was changed after it was given', async () => {
    const { db } = server.database;
    const proven = { ...(await loadAccount(db, 1)), passwordHash: 'x' };
    const attempts = { tryMail: <Result>(work: () => Promise<Result>) => work() };
    const asked = { caller: { uid: 1 }, request: { uid: 1, mail: nieuw }, attempts, proven };
    await expect(changeProfile({ db, clock: server.clock }, asked)).rejects.toMatchObject({
      body: { code: 'conflict' },
    });
    expect((await profile()).pending_mail).toBe('');
  });

  it('waits in a profile only while its own code is good, and only for a login', async () => {
    const { db } = server.database;
    const code = { uid: 1, mail: nieuw, expiresAt: new Date(server.clock.now().getTime() + 1000) };
    const pending = async (changed: Partial<typeof oneTimeCodes.$inferInsert>) => {
      await db.delete(oneTimeCodes);
      await db.insert(oneTimeCodes).values({ ...code, codeHash: 'x', purpose: 'mail', ...changed });
      return (await profile()).pending_mail;
    };
    expect(await pending({})).toBe(nieuw);
    expect(await pending({ usedAt: server.clock.now() })).toBe('');
    expect(await pending({ purpose: 'password' })).toBe('');
    await db.update(users).set({ mail: 'noor@example.org' }).where(eq(users.uid, 2));
    await pending({ uid: 2 });
    expect((await parent.ask('get_profile', { uid: 2 })).result.pending_mail).toBe('');
  });

  it('needs no password when save_profile gets the same address', async () => {
    await parent.ask('save_profile', { uid: 1, mail: ' OUDER@example.org ', fname: 'Anna' });
    expect(await profile()).toMatchObject({ fname: 'Anna', pending_mail: '' });
  });

  it('is shown to no other account while it waits for the link', async () => {
    await parent.ask('save_profile', change);
    const other = await server.loggedIn('tiener@example.org');
    expect((await other.ask('get_profile', { uid: 5 })).result).toMatchObject({ pending_mail: '' });
  });

  it('counts a wrong password as a failed login', async () => {
    const limited = await startTestServer({
      limits: { ...defaultLimits, delay: 0, failedLoginsOfAddress: 2 },
    });
    const client = await limited.loggedIn('ouder@example.org');
    const guess = () => client.call('save_profile', { ...change, password: 'verkeerd' });
    expect([(await guess()).status, (await guess()).status]).toEqual([422, 422]);
    expect((await guess()).status).toBe(429);
    await limited.stop();
  });

  it('takes effect once the mailed link is opened', async () => {
    const { result } = await parent.ask('save_profile', {
      ...change,
      mail: ' Nieuw@Example.org',
      fname: 'Anna',
    });
    expect(result).toMatchObject({ fname: 'Anna', mail: 'ouder@example.org', pending_mail: nieuw });
    expect([await login('ouder@example.org'), await login(nieuw)]).toEqual([200, 401]);
    const mail = await mailTo(nieuw, 'Bevestig je nieuwe e-mailadres');
    expect(mail.text).toContain('https://club.example.org/e-mail-bevestigen?code=');
    const confirmed = await parent.ask('confirm_mail', { code: codeIn(mail) });
    expect(confirmed.result).toEqual({ mail: nieuw, changed: true });
    expect(await profile()).toMatchObject({ mail: nieuw, pending_mail: '' });
    expect([await login('ouder@example.org'), await login(nieuw)]).toEqual([401, 200]);
    expect((await parent.ask('validate_auth', {})).user?.unconfirmed_mail).toBeUndefined();
  });

  it('is mailed to the old address at the request and at the change', async () => {
    await parent.ask('save_profile', change);
    const asked = await mailTo('ouder@example.org', 'Je vroeg een ander e-mailadres aan');
    expect(asked.text).toContain('Wachtwoord vergeten');
    expect(asked.text).not.toContain('https://');
    await parent.ask('confirm_mail', { code: await linkTo(nieuw) });
    await mailTo('ouder@example.org', 'Je e-mailadres is gewijzigd');
  });

  it('has a link that works once, within three days', async () => {
    await parent.ask('save_profile', change);
    const code = await linkTo(nieuw);
    server.clock.advance({ days: 3 });
    expect(await parent.call('confirm_mail', { code })).toMatchObject(linkUsed);
    expect((await profile()).pending_mail).toBe('');
    server.clock.advance({ seconds: -1 });
    expect((await parent.call('confirm_mail', { code })).status).toBe(200);
    expect(await parent.call('confirm_mail', { code })).toMatchObject(linkUsed);
  });

  it('has a link that works only in a session of its own account', async () => {
    await parent.ask('save_profile', change);
    const code = await linkTo(nieuw);
    expect(await server.client().call('confirm_mail', { code })).toMatchObject({ status: 401 });
    const other = await server.loggedIn('docent@example.org');
    expect(await other.call('confirm_mail', { code })).toMatchObject({
      status: 403,
      body: { errors: [expect.stringMatching(/^Deze link hoort bij een ander account/)] },
    });
    expect((await parent.call('confirm_mail', { code })).status).toBe(200);
  });

  it.each(['login', 'password'] as const)('is not confirmed by a code for a %s', async (purpose) => {
    const { code } = await issueCode({ db: server.database.db, clock: server.clock }, { uid: 1, purpose });
    expect(await parent.call('confirm_mail', { code })).toMatchObject(linkUsed);
    await parent.ask('save_profile', change);
    const ofMail = await linkTo(nieuw);
    expect((await server.client().call('exchange_auth_code', { auth: ofMail })).status).toBe(410);
    const reset = { code: ofMail, password: 'een heel nieuw wachtwoord' };
    expect((await server.client().call('reset_password', reset)).status).toBe(410);
  });

  it('replaces an earlier change', async () => {
    await parent.ask('save_profile', change);
    const first = await linkTo(nieuw);
    await parent.ask('save_profile', { ...change, mail: 'ander@example.org' });
    expect(await parent.call('confirm_mail', { code: first })).toMatchObject(linkUsed);
    expect((await profile()).pending_mail).toBe('ander@example.org');
    await parent.ask('confirm_mail', { code: await linkTo('ander@example.org') });
    expect((await profile()).mail).toBe('ander@example.org');
  });

  it('is cancelled when the owner chooses another password', async () => {
    await parent.ask('save_profile', change);
    const code = await linkTo(nieuw);
    await parent.ask('change_password', { current: password, password: 'vier paarse olifanten' });
    expect(await parent.call('confirm_mail', { code })).toMatchObject(linkUsed);
    expect((await profile()).pending_mail).toBe('');
  });

  it('ends the links that were mailed to the old address', async () => {
    const { code } = await issueCode(
      { db: server.database.db, clock: server.clock },
      { uid: 1, purpose: 'password' },
    );
    await parent.ask('save_profile', change);
    await parent.ask('confirm_mail', { code: await linkTo(nieuw) });
    const reset = { code, password: 'een heel nieuw wachtwoord' };
    expect((await server.client().call('reset_password', reset)).status).toBe(410);
  });

  it('is refused when somebody has registered with the address in the meantime', async () => {
    await parent.ask('save_profile', change);
    const code = await linkTo(nieuw);
    const joris = { fname: 'Joris', lname: 'Baert', birthdate: '1984-02-29', mail: nieuw, password };
    await server.client().ask('register_account', { ...joris, password: 'vier paarse olifanten' });
    expect(await parent.call('confirm_mail', { code })).toMatchObject({
      status: 409,
      body: { code: 'account-exists' },
    });
    expect((await profile()).mail).toBe('ouder@example.org');
  });

  it('removes the new address from the second addresses', async () => {
    await parent.ask('save_profile', change);
    await parent.ask('save_profile', { uid: 1, second_mail: `oma@example.org;${nieuw}` });
    await parent.ask('confirm_mail', { code: await linkTo(nieuw) });
    expect(await profile()).toMatchObject({ mail: nieuw, second_mail: 'oma@example.org' });
  });

  it('is mailed again by send_mail_confirmation, which ends the earlier link', async () => {
    await parent.ask('save_profile', change);
    const first = await mailTo(nieuw, 'Bevestig je nieuwe e-mailadres');
    seen.add(first.messageId ?? '');
    await parent.ask('send_mail_confirmation', {});
    const again = await linkTo(nieuw);
    expect(await parent.call('confirm_mail', { code: codeIn(first) })).toMatchObject(linkUsed);
    await parent.ask('confirm_mail', { code: again });
  });

  it('is limited to a few mails an hour', async () => {
    const limited = await startTestServer({ limits: { ...defaultLimits, delay: 0, mailsToAddress: 2 } });
    const client = await limited.loggedIn('ouder@example.org');
    for (const _ of [1, 2]) expect((await client.call('save_profile', change)).status).toBe(200);
    expect((await client.call('save_profile', change)).status).toBe(429);
    expect((await client.call('send_mail_confirmation', {})).status).toBe(429);
    await limited.stop();
  });
});
