import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nationalNumbers, oneTimeCodes, sessions, users } from '#server/db/schema.ts';
import { issueCode } from '#server/services/sessions/oneTimeCodes.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const invalidBirthdate = 'Geboortedatum is niet ingevuld of geboortedatum is jonger dan 16 jaar';
const invalidDetails = 'Gegevens van voogd/ouder zijn niet juist ingevuld';
const tooYoung = 'Voogd/ouder moet minstens 16 jaar zijn';
const ilse = { fname: 'Ilse', lname: 'Maes', birthdate: '1981-03-09', phone: '+32 479112233' };

describe('add_new_parent', () => {
  let server: TestServer;
  /** Jonas, who is 15 and has no family. */
  let jonas: TestClient;
  /** Amber, who is 15. Her family is her father Tom (uid 7) and a sister (uid 8), who is 12 by her birthdate. */
  let amber: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    await server.keep();
  });
  beforeEach(async () => {
    await server.restore();
    jonas = await server.loggedIn('tiener@example.org');
    amber = await server.loggedIn('tiener2@example.org');
  });
  afterAll(() => server.stop());

  const kept = async (...uids: number[]) =>
    (await server.database.db.select().from(users).orderBy(asc(users.uid))).filter(({ uid }) =>
      uids.includes(uid),
    );
  const everybody = () => server.database.db.select().from(users).orderBy(asc(users.uid));
  const login = (mail: string) => server.client().ask('login', { mail, password: 'demo-wachtwoord' });

  it('makes a new guardian, who then holds the account', async () => {
    const before = await kept(5);
    const { auth } = await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const client = server.client();
    const { user } = await client.ask('exchange_auth_code', { auth });
    expect(user).toMatchObject({ name: 'Ilse Maes', age: 45, parent_uid: null, phone: '+32 479112233' });
    const family = await client.ask('get_user_family_members', { uid: user?.uid ?? 0 });
    expect(family.result).toMatchObject([{ uid: 5, parent_uid: user?.uid, parentName: 'Ilse Maes' }]);
    expect((await login('tiener@example.org')).user?.uid).toBe(user?.uid);
    expect(await kept(5, user?.uid ?? 0)).toMatchObject([
      { uid: 5, mail: null, passwordHash: null, parentUid: user?.uid },
      { mail: 'tiener@example.org', passwordHash: before[0]?.passwordHash, parentUid: null },
    ]);
  });

  it('ends every session and code of the minor', async () => {
    const elsewhere = await server.loggedIn('tiener@example.org');
    const { db } = server.database;
    const { code } = await issueCode({ db, clock: server.clock }, { uid: 5, purpose: 'password' });
    const { result } = await elsewhere.ask('create_auth_code', {});
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    expect((await elsewhere.call('validate_auth', {})).status).toBe(401);
    expect(await db.$count(sessions, eq(sessions.uid, 5))).toBe(0);
    expect((await server.client().call('exchange_auth_code', { auth: result.auth })).status).toBe(410);
    const reset = { code, password: 'een heel nieuw wachtwoord' };
    expect((await server.client().call('reset_password', reset)).status).toBe(410);
  });

  it('answers a token that works as a bearer in validate_auth and view_invoice, without another operation', async () => {
    const { auth } = await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    server.clock.advance({ seconds: 300 });
    const plain = server.client();
    expect((await plain.ask('validate_auth', { auth })).user?.name).toBe('Ilse Maes');
    const asBearer = { headers: { authorization: `Bearer ${auth}` } };
    expect((await plain.ask('validate_auth', {}, asBearer)).user?.name).toBe('Ilse Maes');
    const { status } = await plain.call('view_invoice', { auth, oid: 1 });
    // The invoice does not exist, but the status proves that the caller is logged in.
    expect(status).toBe(404);
    expect((await plain.ask('validate_auth', {}, asBearer)).user?.name).toBe('Ilse Maes');
  });

  it('logs the browser of the minor in as the guardian', async () => {
    await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    expect((await jonas.ask('validate_auth', {})).user?.name).toBe('Ilse Maes');
  });

  it('gives a token that can be exchanged once', async () => {
    const { auth } = await jonas.ask('add_new_parent', { uid: 5, ...ilse });
    const client = server.client();
    await client.ask('exchange_auth_code', { auth });
    expect((await client.ask('validate_auth', {})).user?.name).toBe('Ilse Maes');
    expect((await server.client().call('exchange_auth_code', { auth })).status).toBe(410);
    expect((await server.client().call('validate_auth', { auth })).status).toBe(401);
  });

  it('makes a family member the guardian of all other members', async () => {
    const { auth } = await amber.ask('add_new_parent', { uid: 7, setFamilyMemberAsParent: true });
    const client = server.client();
    const { user } = await client.ask('exchange_auth_code', { auth });
    expect(user).toMatchObject({ uid: 7, name: 'Tom Willems', parent_uid: null });
    const family = await client.ask('get_user_family_members', { uid: 7 });
    expect(family.result.map(({ uid, parent_uid }) => [uid, parent_uid])).toEqual([
      [6, 7],
      [8, 7],
    ]);
    expect((await login('tiener2@example.org')).user?.uid).toBe(7);
  });

  it('keeps the former mail address of a family member as the second address', async () => {
    const { db } = server.database;
    await db.update(users).set({ mail: 'tom@example.org' }).where(eq(users.uid, 7));
    await amber.ask('add_new_parent', { uid: 7, setFamilyMemberAsParent: true });
    expect(await kept(7)).toMatchObject([{ mail: 'tiener2@example.org', secondMail: 'tom@example.org' }]);
  });

  it('requires a birthdate for a family member who is too young by the known one, and saves it', async () => {
    const { db } = server.database;
    await db.insert(nationalNumbers).values({ uid: 8, digits: '14070612345' });
    const sister = { uid: 8, setFamilyMemberAsParent: true };
    for (const birthdate of [undefined, '', '2014-07-06', '2026-11-21', 'kaf'])
      expect(await amber.call('add_new_parent', { ...sister, birthdate })).toMatchObject({
        status: 422,
        body: { errors: [invalidBirthdate], problems: [{ key: 'birthdate' }] },
      });
    const { auth } = await amber.ask('add_new_parent', { ...sister, birthdate: '2004-07-06' });
    expect((await server.client().ask('exchange_auth_code', { auth })).user).toMatchObject({
      uid: 8,
      age: 22,
    });
    expect(await kept(8)).toMatchObject([{ birthdate: '2004-07-06' }]);
    expect(await db.$count(nationalNumbers)).toBe(0);
  });

  it('requires no birthdate for a family member who is old enough, and ignores a given one', async () => {
    const [tom] = await kept(7);
    await amber.ask('add_new_parent', { uid: 7, setFamilyMemberAsParent: true, birthdate: '1990-01-01' });
    expect((await kept(7))[0]?.birthdate).toBe(tom?.birthdate);
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
    [
      'nothing right',
      { fname: '', lname: '', phone: '', birthdate: '' },
      invalidDetails,
      ['fname', 'lname', 'phone', 'birthdate'],
    ],
  ])('refuses %s in the words of the specification', async (_name, wrong, message, keys) => {
    const before = await everybody();
    const { status, body } = await jonas.call('add_new_parent', { uid: 5, ...ilse, ...wrong });
    expect([status, body.code, body.errors]).toEqual([422, 'invalid-answers', [message]]);
    expect(body.problems?.map(({ key }) => key)).toEqual(keys);
    expect(await everybody()).toEqual(before);
    expect((await jonas.ask('validate_auth', {})).user?.uid).toBe(5);
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
    expect(await amber.call('add_new_parent', { setFamilyMemberAsParent: true, ...chosen })).toMatchObject({
      status: 422,
      body: { errors: ['Geen voogd/ouder geselecteerd'] },
    });
  });

  it.each([1, 5, 999])('refuses somebody of another family: %i', async (uid) => {
    expect((await amber.call('add_new_parent', { uid, setFamilyMemberAsParent: true })).status).toBe(403);
    expect((await amber.call('add_new_parent', { uid, ...ilse })).status).toBe(403);
  });

  it('refuses a family member who has an own account', async () => {
    const { db } = server.database;
    await db.update(users).set({ parentUid: 6 }).where(eq(users.uid, 9));
    expect((await amber.call('add_new_parent', { uid: 9, setFamilyMemberAsParent: true })).status).toBe(403);
    expect(await db.$count(oneTimeCodes)).toBe(0);
  });

  it('is refused for somebody of 16 or more', async () => {
    const parent = await server.loggedIn('ouder@example.org');
    expect(await parent.call('add_new_parent', { uid: 1, ...ilse })).toMatchObject({
      status: 409,
      body: { code: 'not-available' },
    });
    await server.database.db.update(users).set({ birthdate: '2010-11-20' }).where(eq(users.uid, 5));
    expect((await jonas.call('add_new_parent', { uid: 5, ...ilse })).status).toBe(409);
    await server.database.db.update(users).set({ birthdate: '2010-11-21' }).where(eq(users.uid, 5));
    expect((await jonas.call('add_new_parent', { uid: 5, ...ilse })).status).toBe(200);
  });

  it('gives one guardian when two calls come at once, and refuses the other call', async () => {
    const other = await server.loggedIn('tiener@example.org');
    const before = await server.database.db.$count(users);
    const both = await Promise.all(
      [jonas, other].map((client) => client.call('add_new_parent', { uid: 5, ...ilse })),
    );
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    // The refused call either finds its session gone, or finds that the minor has a guardian.
    const [refused] = both.filter(({ status }) => status !== 200);
    expect([refused?.status, refused?.body.code]).toBeOneOf([
      [401, 'unauthenticated'],
      [409, 'not-available'],
    ]);
    expect(await server.database.db.$count(users)).toBe(before + 1);
  });
});
