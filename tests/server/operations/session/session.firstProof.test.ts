import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const victim = 'slachtoffer@example.org';
const attacker = 'ouder@example.org';
const person = { fname: 'Vic', lname: 'Tim', birthdate: '1984-02-29', mail: victim };
const password = 'vier paarse olifanten';
const child = { fname: 'Fien', lname: 'Tim', birthdate: '2018-10-12' };

let server: TestServer;
/** A session in the account that somebody else made with the victim's address. */
let made: TestClient;
let uid: number;
/** Ids of the mails that were there before a test. */
let seen: Set<string>;
beforeAll(async () => {
  server = await startTestServer({ portalUrl: 'https://club.example.org' });
});
beforeEach(async () => {
  await server.restore();
  seen = new Set((await readMails(server.mailFolder)).map(({ messageId = '' }) => messageId));
  made = server.client();
  const { user } = await made.ask('register_account', { ...person, password });
  uid = user?.uid ?? 0;
});
afterAll(() => server.stop());

const codeFrom = async (to: string, subject: string) =>
  codeIn(await mailOnceThere(server.mailFolder, { to, subject }, seen));
const familyOf = async (client: TestClient, of: number) =>
  (await client.ask('get_user_family_members', { uid: of })).result.map(({ fname }) => fname);

const statusOf = async (feed: string) => (await server.app.inject(new URL(feed).pathname)).statusCode;

/** The victim takes over the account that was made with their address. */
async function resetByVictim(): Promise<TestClient> {
  const owner = server.client();
  await owner.ask('request_password_reset', { mail: victim });
  const code = await codeFrom(victim, 'Kies een nieuw wachtwoord');
  await owner.ask('reset_password', { code, password: 'een heel ander wachtwoord' });
  return owner;
}

/** What a family of two parents looks like in the database, made before both had to be confirmed. */
async function joinFamily(parent: number, holder: number): Promise<void> {
  const coming = { parentUid: holder, coParentSince: server.clock.now() };
  await server.database.db.update(users).set(coming).where(eq(users.uid, parent));
}

describe('an account with an address that nobody confirmed', () => {
  it('can invite no other parent', async () => {
    const { status, body } = await made.call('invite_parent', { mail: attacker });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'not-available',
      ['Bevestig eerst je e-mailadres. Daarna kan je de andere ouder uitnodigen.'],
    ]);
    expect((await made.ask('get_parents', {})).result.can_invite).toBe(false);
  });

  it('has invitations that nobody accepts', async () => {
    await server.database.db.update(users).set({ confirmedMail: victim }).where(eq(users.uid, uid));
    await made.ask('invite_parent', { mail: 'iemand@example.org' });
    const code = await codeFrom(
      'iemand@example.org',
      'Vic Tim nodigt je uit om mee voor het gezin te zorgen',
    );
    await server.database.db.update(users).set({ confirmedMail: null }).where(eq(users.uid, uid));
    const other = await server.loggedIn('beheer@example.org');
    expect((await other.call('accept_parent_invite', { code })).status).toBe(410);
    expect((await other.call('get_parent_invite', { code })).status).toBe(410);
  });

  it('joins no family by a code that went to another address', async () => {
    const an = await server.loggedIn(attacker);
    await an.ask('invite_parent', { mail: 'tweede@example.org' });
    const code = await codeFrom(
      'tweede@example.org',
      'An Peeters nodigt je uit om mee voor het gezin te zorgen',
    );
    expect((await made.ask('get_parent_invite', { code })).result.obstacle).toBe('unconfirmed');
    const { status, body } = await made.call('accept_parent_invite', { code });
    expect([status, body.code, body.errors]).toEqual([
      409,
      'not-available',
      ['Bevestig eerst je e-mailadres. Daarna kan je de uitnodiging aanvaarden.'],
    ]);
  });
});

describe('the first proof of a mailbox', () => {
  it('by a new password takes the account from who made it: sessions, links, feed, parents, second address', async () => {
    const feed = (await made.ask('renew_calendar_feed', { wanted: true })).result.address ?? '';
    const { auth: code } = (await made.ask('create_auth_code', {})).result;
    await made.ask('save_profile', { uid, second_mail: 'meelezer@example.org' });
    const an = await server.loggedIn(attacker);
    const ofAn = (await an.ask('renew_calendar_feed', { wanted: true })).result.address ?? '';
    await joinFamily(1, uid);
    const owner = await resetByVictim();
    await owner.ask('add_family_member', child);
    expect(await familyOf(an, 1)).not.toContain('Fien');
    expect((await owner.ask('get_parents', {})).result.parents).toHaveLength(1);
    expect((await made.call('get_dashboard', {})).status).toBe(401);
    expect((await server.client().call('exchange_auth_code', { auth: code })).status).toBe(410);
    expect([await statusOf(feed), await statusOf(ofAn)]).toEqual([404, 200]);
    const [row] = await server.database.db.select().from(users).where(eq(users.uid, uid));
    expect([row?.confirmedMail, row?.secondMail]).toEqual([victim, '']);
  });

  it('by a new password takes the account out of the family that it was put in', async () => {
    const an = await server.loggedIn(attacker);
    await an.ask('invite_parent', { mail: 'tweede@example.org' });
    await joinFamily(uid, 1);
    const owner = await resetByVictim();
    await owner.ask('add_family_member', child);
    expect(await familyOf(an, 1)).not.toContain('Fien');
    expect(await familyOf(owner, uid)).toEqual(['Fien']);
    // The family that the account leaves keeps its own invitation.
    expect((await an.ask('get_parents', {})).result.invites).toHaveLength(1);
  });

  it('by the mailed link keeps the session that opens it, and ends what else was made', async () => {
    const other = server.client();
    await other.ask('login', { mail: victim, password });
    const feed = (await made.ask('renew_calendar_feed', { wanted: true })).result.address ?? '';
    await joinFamily(1, uid);
    await made.ask('confirm_mail', { code: await codeFrom(victim, 'Bevestig je e-mailadres') });
    expect((await made.call('get_dashboard', {})).status).toBe(200);
    expect((await other.call('get_dashboard', {})).status).toBe(401);
    expect(await statusOf(feed)).toBe(404);
    expect((await made.ask('get_parents', {})).result.parents).toHaveLength(1);
  });

  it('ends nothing of an account whose address was confirmed before, except by a new password', async () => {
    await made.ask('confirm_mail', { code: await codeFrom(victim, 'Bevestig je e-mailadres') });
    await joinFamily(10, uid);
    await resetByVictim();
    const made2 = await server.loggedIn('beheer@example.org');
    expect((await made2.ask('get_parents', {})).result.parents).toHaveLength(2);
  });
});
