import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const mail = 'joris@example.org';
const joris = {
  ...{ fname: 'Joris', lname: 'Baert', birthdate: '1984-02-29' },
  ...{ mail, password: 'vier paarse olifanten' },
};
const subject = 'Bevestig je e-mailadres';

describe('the mail address of a new account', () => {
  let server: TestServer;
  let client: TestClient;
  beforeAll(async () => {
    server = await startTestServer({ portalUrl: 'https://club.example.org' });
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    client = server.client();
  });
  afterAll(() => server.stop());

  const seen = async () =>
    new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
  const unconfirmed = async (by = client) => (await by.ask('validate_auth', {})).user?.unconfirmed_mail;

  it('is reported as unconfirmed until the mailed link confirms it', async () => {
    const before = await seen();
    const { user } = await client.ask('register_account', joris);
    expect(user?.unconfirmed_mail).toBe(mail);
    const asked = await mailOnceThere(server.mailFolder, { to: mail, subject }, before);
    expect(asked.text).toContain('https://club.example.org/e-mail-bevestigen?code=');
    expect(await unconfirmed()).toBe(mail);
    const confirmed = await client.ask('confirm_mail', { code: codeIn(asked) });
    expect(confirmed.result).toEqual({ mail, changed: false });
    expect(await unconfirmed()).toBeUndefined();
  });

  it('does not have to be confirmed for other operations', async () => {
    await client.ask('register_account', joris);
    await client.ask('add_family_member', { fname: 'Fien', lname: 'Baert', birthdate: '2018-10-12' });
    expect((await client.call('get_dashboard', {})).status).toBe(200);
    const again = await server.client().ask('login', joris);
    expect(again.user?.unconfirmed_mail).toBe(mail);
  });

  it('gets another mail on request, but none once it is confirmed', async () => {
    const before = await seen();
    await client.ask('register_account', joris);
    const first = await mailOnceThere(server.mailFolder, { to: mail, subject }, before);
    before.add(first.messageId ?? '');
    await client.ask('send_mail_confirmation', {});
    const second = await mailOnceThere(server.mailFolder, { to: mail, subject }, before);
    expect((await client.call('confirm_mail', { code: codeIn(first) })).status).toBe(410);
    await client.ask('confirm_mail', { code: codeIn(second) });
    const all = (await readMails(server.mailFolder)).length;
    await client.ask('send_mail_confirmation', {});
    const parent = await server.loggedIn('ouder@example.org');
    await parent.ask('send_mail_confirmation', {});
    // Requests one more mail and waits for it, so that an unwanted earlier mail would have arrived too.
    await server.client().ask('request_password_reset', { mail });
    await mailOnceThere(server.mailFolder, { to: mail, subject: 'Kies een nieuw wachtwoord' });
    expect(await readMails(server.mailFolder)).toHaveLength(all + 1);
  });

  it('is confirmed when a new password is set by a mailed link', async () => {
    await client.ask('register_account', joris);
    const before = await seen();
    await server.client().ask('request_password_reset', { mail });
    const wanted = { to: mail, subject: 'Kies een nieuw wachtwoord' };
    const reset = await mailOnceThere(server.mailFolder, wanted, before);
    const again = server.client();
    const password = 'vijf paarse olifanten';
    const { user } = await again.ask('reset_password', { code: codeIn(reset), password });
    expect(user?.unconfirmed_mail).toBeUndefined();
  });

  it('is reported for the caller only, and demo accounts are confirmed', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    expect(await unconfirmed(parent)).toBeUndefined();
    await server.database.db.update(users).set({ mail: 'kind@example.org' }).where(eq(users.uid, 2));
    const family = (await parent.ask('get_user_family_members', { uid: 1 })).result;
    expect(family.map(({ unconfirmed_mail }) => unconfirmed_mail)).toEqual([undefined, undefined, undefined]);
  });
});
