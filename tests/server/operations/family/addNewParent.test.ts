import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nationalNumbers, parentInvites, reservations, sessions, users } from '#server/db/schema.ts';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import { insertOpenInvite } from '../../support/parents/openInvite.ts';
import { adultTariff, arabesk } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const invalidBirthdate = 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar';
const invalidDetails = 'Gegevens van voogd/ouder zijn niet juist ingevuld';
const tooYoung = 'Voogd/ouder moet minstens 16 jaar zijn';
const mail = 'ilse@example.org';
const ilse = { fname: 'Ilse', lname: 'Maes', birthdate: '1981-03-09', phone: '+32 479112233', mail };
const account = { ...ilse, password: 'vier paarse olifanten' };
const day = 86_400;

let server: TestServer;
/** Jonas, who is 15 and has no family. */
let jonas: TestClient;
/** Amber, who is 15. Her family is her father Tom (uid 7) and a sister (uid 8), who is 12 by her birthdate. */
let amber: TestClient;
/** Ids of the mails that were read. */
let seen: Set<string>;
beforeAll(async () => {
  server = await startTestServer({ portalUrl: 'https://club.example.org' });
  await server.keep();
});
beforeEach(async () => {
  seen = new Set();
  await server.restore();
  jonas = await server.loggedIn('tiener@example.org');
  amber = await server.loggedIn('tiener2@example.org');
});
afterAll(() => server.stop());

const db = () => server.database.db;
const kept = async (...uids: number[]) =>
  (await db().select().from(users).orderBy(asc(users.uid))).filter(({ uid }) => uids.includes(uid));
const everybody = () => db().select().from(users).orderBy(asc(users.uid));
const askedBy = async (client: TestClient) => (await client.ask('validate_auth', {})).user?.guardian_asked;

async function mailOf(minor: string, to = mail) {
  const subject = `${minor} vraagt jou als ouder of voogd op Clubpoort`;
  const sent = await mailOnceThere(server.mailFolder, { to, subject }, seen);
  seen.add(sent.messageId ?? '');
  return sent;
}

/** A guardian who opens the link of the mail with a new account. */
async function agree(minor: string): Promise<TestClient> {
  const code = codeIn(await mailOf(minor));
  const client = server.client();
  await client.ask('register_account', account);
  await client.ask('accept_parent_invite', { code });
  return client;
}

describe('add_new_parent', () => {
  it('mails the guardian, and changes nothing before the guardian agrees', async () => {
    const before = await everybody();
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const sent = await mailOf('Jonas Maes');
    expect(sent.text).toContain('https://club.example.org/ouder-worden?code=');
    expect(await everybody()).toEqual(before);
    const now = server.clock.now().getTime() / 1000;
    expect(await askedBy(jonas)).toEqual({
      name: 'Ilse Maes',
      mail,
      expires: Math.floor(now) + 14 * day,
    });
    const order = { club: arabesk, uid: 5, tariffs: [adultTariff], total: 225 };
    const headers = { 'idempotency-key': crypto.randomUUID() };
    expect(await jonas.call('place_order', order, { headers })).toMatchObject({
      status: 403,
      body: { code: 'guardian-missing' },
    });
  });

  it('answers a token of the minor, which can be exchanged once', async () => {
    const { auth } = await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const client = server.client();
    const { user } = await client.ask('exchange_auth_code', { auth });
    expect(user).toMatchObject({ uid: 5, guardian_asked: { name: 'Ilse Maes' } });
    expect((await server.client().call('exchange_auth_code', { auth })).status).toBe(410);
  });

  it('replaces the first question by the second, and holds the places no longer by it', async () => {
    const placesUntil = async () => {
      const asked = await db().select().from(parentInvites).where(eq(parentInvites.invitedBy, 5));
      return asked.find(({ guardianName }) => guardianName !== null)?.placesUntil;
    };
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const first = await placesUntil();
    const code = codeIn(await mailOf('Jonas Maes'));
    server.clock.advance({ seconds: 3600 });
    await amber.ask('add_new_parent', { ...ilse });
    await insertOpenInvite(server, { invitedBy: 5, mail: 'ouder@example.org' });
    await jonas.ask('add_new_parent', { uid: 5, ...ilse, mail: '\u200bHilde@example.org. ' });
    expect((await askedBy(jonas))?.mail).toBe('hilde@example.org');
    // Neither the question of another minor nor another invitation ends.
    const open = await db().select().from(parentInvites).orderBy(parentInvites.id);
    expect(open.map((one) => one.mail)).toEqual([mail, 'ouder@example.org', 'hilde@example.org']);
    expect(await placesUntil()).toEqual(first);
    expect((await server.client().call('get_parent_invite', { code })).status).toBe(410);
  });

  it('shows the minor the own question until it ends, and no other invitation', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    await amber.ask('add_new_parent', { ...ilse, mail: 'hilde@example.org' });
    await insertOpenInvite(server, { invitedBy: 5, mail: 'ouder@example.org' });
    expect((await askedBy(jonas))?.mail).toBe(mail);
    server.clock.advance({ days: 14 });
    expect(await askedBy(jonas)).toBeUndefined();
  });

  it('holds the places of the cart for two days', async () => {
    const heldAt = server.clock.now();
    const place = { kind: 'place', ref: adultTariff, clubNid: arabesk, uid: 5, heldBy: 5, heldAt } as const;
    await db()
      .insert(reservations)
      .values({ ...place, expiresAt: new Date(heldAt.getTime() + 900_000) });
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    expect((await mailOf('Jonas Maes')).text).toContain('houden we vrij tot 22/11/2026 om 10u');
    const held = () => db().select().from(reservations).where(eq(reservations.uid, 5));
    expect((await held())[0]?.expiresAt).toEqual(
      new Date(Math.floor(heldAt.getTime() / 1000 + 2 * day) * 1000),
    );
  });

  it('announces no held places where the holds of the cart have ended', async () => {
    const heldAt = server.clock.now();
    const place = { clubNid: arabesk, uid: 5, heldBy: 5, heldAt, ref: adultTariff };
    await db()
      .insert(reservations)
      .values([
        { ...place, kind: 'place', expiresAt: heldAt },
        { ...place, kind: 'offer', expiresAt: new Date(heldAt.getTime() + 900_000) },
      ]);
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    expect((await mailOf('Jonas Maes')).text).not.toContain('houden we vrij');
  });

  it('holds a place of any course in the cart, also of one that is only taken by an order', async () => {
    const tieners = 1071;
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const cart = { club: arabesk, uid: 5, tariffs: [tieners] };
    await jonas.ask('compile_public_registration_invoice', cart);
    const held = await db().select().from(reservations).where(eq(reservations.uid, 5));
    expect(held).toMatchObject([{ kind: 'place', ref: tieners, heldBy: 5 }]);
    const days = ((held[0]?.expiresAt.getTime() ?? 0) - server.clock.now().getTime()) / 1000 / day;
    expect(days).toBeCloseTo(2, 3);
  });

  it('names a family member, and keeps the birthdate that was asked for one who is too young by the known one', async () => {
    await db()
      .insert(nationalNumbers)
      .values([8, 1].map((uid) => ({ uid, digits: '14070612345' })));
    const sister = { uid: 8, setFamilyMemberAsParent: true, mail };
    for (const birthdate of [undefined, '', '2014-07-06', '2026-11-21', 'kaf'])
      expect(await amber.call('add_new_parent', { ...sister, birthdate })).toMatchObject({
        status: 422,
        body: { errors: [invalidBirthdate], problems: [{ key: 'birthdate' }] },
      });
    await amber.ask('add_new_parent', { ...sister, birthdate: '2004-07-06' });
    expect(await kept(8)).toMatchObject([{ birthdate: '2004-07-06' }]);
    expect(await db().select().from(nationalNumbers)).toMatchObject([{ uid: 1 }]);
    expect(await askedBy(amber)).toMatchObject({ name: 'Marie-Louise Willems' });
    const [tom] = await kept(7);
    const father = { uid: 7, setFamilyMemberAsParent: true, mail, birthdate: '1990-01-01' };
    await amber.ask('add_new_parent', father);
    expect((await kept(7))[0]).toEqual(tom);
  });

  it.each([
    ['no birthdate', { birthdate: undefined }, invalidBirthdate, ['birthdate']],
    ['a birthdate of today', { birthdate: '2026-11-20' }, invalidBirthdate, ['birthdate']],
    ['somebody of 15', { birthdate: '2010-11-21' }, invalidBirthdate, ['birthdate']],
    ['no name', { fname: undefined }, invalidDetails, ['fname']],
    ['a name of digits', { lname: '007' }, invalidDetails, ['lname']],
    ['no phone number', { phone: undefined }, invalidDetails, ['phone']],
    ['an empty phone number', { phone: ' ' }, invalidDetails, ['phone']],
    ['a wrong phone number', { phone: 'hello+' }, invalidDetails, ['phone']],
    ['no address', { mail: undefined }, invalidDetails, ['mail']],
    ['a wrong address', { mail: 'ilse' }, invalidDetails, ['mail']],
    ["the minor's own address", { mail: ' Tiener@Example.org' }, invalidDetails, ['mail']],
    [
      'nothing right',
      { fname: '', lname: '', phone: '', birthdate: '', mail: '' },
      invalidDetails,
      ['fname', 'lname', 'phone', 'mail', 'birthdate'],
    ],
  ])('refuses %s in the words of the specification', async (_name, wrong, message, keys) => {
    const { status, body } = await jonas.call('add_new_parent', { uid: 5, ...ilse, ...wrong });
    expect([status, body.code, body.errors]).toEqual([422, 'invalid-answers', [message]]);
    expect(body.problems?.map(({ key }) => key)).toEqual(keys);
    expect(await db().$count(parentInvites)).toBe(0);
  });

  it('says at the birthdate that a guardian must be at least 16', async () => {
    const { body } = await jonas.call('add_new_parent', { uid: 5, ...ilse, birthdate: '2010-11-21' });
    expect(body.problems).toMatchObject([{ key: 'birthdate', message: tooYoung }]);
    expect((await jonas.call('add_new_parent', { uid: 5, ...ilse, birthdate: '2010-11-20' })).status).toBe(
      200,
    );
  });

  it.each([
    ['no person', {}],
    ['the minor', { uid: 6 }],
  ])('refuses %s as a member of the family', async (_name, chosen) => {
    expect(
      await amber.call('add_new_parent', { setFamilyMemberAsParent: true, mail, ...chosen }),
    ).toMatchObject({
      status: 422,
      body: { errors: ['Geen voogd/ouder geselecteerd'] },
    });
  });

  it("refuses a family member with the minor's own address, or with none", async () => {
    for (const wrong of [undefined, '', 'tiener2@example.org'])
      expect(
        await amber.call('add_new_parent', { uid: 7, setFamilyMemberAsParent: true, mail: wrong }),
      ).toMatchObject({ status: 422, body: { errors: [invalidDetails], problems: [{ key: 'mail' }] } });
  });

  it.each([1, 5, 999])('refuses somebody of another family: %i', async (uid) => {
    const asked = { uid, setFamilyMemberAsParent: true, mail };
    expect((await amber.call('add_new_parent', asked)).status).toBe(403);
    expect((await amber.call('add_new_parent', { ...ilse, uid })).status).toBe(403);
  });

  it('refuses a family member who has an own account', async () => {
    await db().update(users).set({ parentUid: 6, birthdate: '2009-01-01' }).where(eq(users.uid, 9));
    const zoe = { uid: 9, setFamilyMemberAsParent: true, mail };
    expect((await amber.call('add_new_parent', zoe)).status).toBe(403);
    expect(await db().$count(parentInvites)).toBe(0);
  });

  it('is refused for a minor who has a parent', async () => {
    await db().update(users).set({ parentUid: 1 }).where(eq(users.uid, 5));
    const { status, body } = await jonas.call('add_new_parent', { uid: 5, ...ilse });
    expect([status, body.code]).toEqual([409, 'not-available']);
    expect(await db().$count(parentInvites)).toBe(0);
  });

  it('is refused for somebody of 16 or more', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    expect(await parent.call('add_new_parent', { uid: 1, ...ilse })).toMatchObject({
      status: 409,
      body: { code: 'not-available' },
    });
    await db().update(users).set({ birthdate: '2010-11-20' }).where(eq(users.uid, 5));
    expect((await jonas.call('add_new_parent', { uid: 5, ...ilse })).status).toBe(409);
    await db().update(users).set({ birthdate: '2010-11-21' }).where(eq(users.uid, 5));
    expect((await jonas.call('add_new_parent', { uid: 5, ...ilse })).status).toBe(200);
  });
});

describe('a guardian who agrees', () => {
  it('sees who asks, and manages the minor and the rest of the family from then on', async () => {
    await amber.ask('add_new_parent', { uid: 7, setFamilyMemberAsParent: true, mail });
    const code = codeIn(await mailOf('Amber Willems'));
    // A parent beside the minor is no member of the family.
    await db()
      .update(users)
      .set({ parentUid: 6, coParentSince: server.clock.now() })
      .where(eq(users.uid, 12));
    expect((await server.client().ask('get_parent_invite', { code })).result).toMatchObject({
      ...{ kind: 'guardian', inviter: 'Amber Willems', mail, obstacle: null },
      members: ['Amber', 'Tom', 'Marie-Louise'],
      guardian: { fname: 'Tom', lname: 'Willems' },
    });
    await db().update(users).set({ parentUid: null, coParentSince: null }).where(eq(users.uid, 12));
    const client = server.client();
    const { user } = await client.ask('register_account', account);
    await client.ask('accept_parent_invite', { code });
    const uid = user?.uid ?? 0;
    const family = await client.ask('get_user_family_members', { uid });
    expect(family.result.map((one) => [one.uid, one.parent_uid])).toEqual([
      [7, uid],
      [6, uid],
      [8, uid],
    ]);
    // The link proved the guardian's mailbox.
    expect((await client.ask('validate_auth', {})).user?.unconfirmed_mail).toBeUndefined();
    await mailOnceThere(server.mailFolder, {
      to: 'tiener2@example.org',
      subject: 'Ilse Maes beheert nu je account',
    });
  });

  it('finds the prepared cart and its places', async () => {
    const heldAt = server.clock.now();
    const place = { kind: 'place', ref: adultTariff, clubNid: arabesk, uid: 5, heldBy: 5, heldAt } as const;
    await db()
      .insert(reservations)
      .values({ ...place, expiresAt: new Date(heldAt.getTime() + 900_000) });
    const contents = { chosen: [{ tariff: adultTariff, course: 112 }] };
    await jonas.ask('save_cart', { club: arabesk, uid: 5, contents, age: 0 });
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const guardian = await agree('Jonas Maes');
    const { result } = await guardian.ask('get_carts', {});
    expect(result).toMatchObject([{ uid: 5, contents }]);
    const [held] = await db().select().from(reservations).where(eq(reservations.uid, 5));
    const own = await guardian.ask('validate_auth', {});
    expect(held?.heldBy).toBe(own.user?.uid);
  });

  it('ends the login of the minor, with every session', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    await amber.ask('add_new_parent', { ...ilse, mail: 'hilde@example.org' });
    await agree('Jonas Maes');
    expect((await askedBy(amber))?.mail).toBe('hilde@example.org');
    expect((await jonas.call('validate_auth', {})).status).toBe(401);
    expect(await db().$count(sessions, eq(sessions.uid, 5))).toBe(0);
    const login = { mail: 'tiener@example.org', password: 'demo-wachtwoord' };
    expect((await server.client().call('login', login)).status).toBe(401);
    expect(await kept(5)).toMatchObject([{ mail: 'tiener@example.org', passwordHash: null }]);
  });

  it('may have a family already, and joins the two', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const code = codeIn(await mailOf('Jonas Maes'));
    const an = await server.loggedIn('ouder@example.org');
    await an.ask('accept_parent_invite', { code });
    const { result } = await an.ask('get_user_family_members', { uid: 1 });
    expect(result.map(({ fname }) => fname)).toEqual(['Jonas', 'Noor', 'Lars', 'Mila']);
    expect(new Set(result.map(({ color }) => color)).size).toBe(result.length);
  });

  it.each([
    ['the minor', 'tiener@example.org', 'minor'],
    ['another minor', 'tiener2@example.org', 'minor'],
  ])('cannot be %s', async (_who, login, obstacle) => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const code = codeIn(await mailOf('Jonas Maes'));
    const client = await server.loggedIn(login);
    expect((await client.ask('get_parent_invite', { code })).result.obstacle).toBe(obstacle);
    expect((await client.call('accept_parent_invite', { code })).status).toBeOneOf([403, 409]);
  });

  it('cannot be a member of a family', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const code = codeIn(await mailOf('Jonas Maes'));
    await db().update(users).set({ parentUid: 1 }).where(eq(users.uid, 12));
    const member = await server.loggedIn('federatie@example.org');
    expect((await member.ask('get_parent_invite', { code })).result.obstacle).toBe('has-parent');
    expect((await member.call('accept_parent_invite', { code })).status).toBe(409);
  });

  it('confirms an own address first that the link did not reach', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const code = codeIn(await mailOf('Jonas Maes'));
    const client = server.client();
    await client.ask('register_account', { ...account, mail: 'hilde@example.org' });
    expect((await client.ask('get_parent_invite', { code })).result.obstacle).toBe('unconfirmed');
    expect((await client.call('accept_parent_invite', { code })).status).toBe(409);
  });

  it('is no longer needed once the minor is 16', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const code = codeIn(await mailOf('Jonas Maes'));
    await db().update(users).set({ birthdate: '2010-11-20' }).where(eq(users.uid, 5));
    const an = await server.loggedIn('ouder@example.org');
    expect((await an.ask('get_parent_invite', { code })).result.obstacle).toBe('not-needed');
    expect((await an.call('accept_parent_invite', { code })).status).toBe(409);
  });
});
