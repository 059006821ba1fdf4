import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '#server/db/schema.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const inUse = 'Dit e-mailadres is reeds in gebruikt, vul een ander e-mailadres in of log in';
const ownMail = 'Mag niet gelijk zijn aan eigen e-mailadres, kies hiervoor een gezinslid';

let server: TestServer;
let parent: TestClient;
let before: (typeof users.$inferSelect)[];
beforeAll(async () => {
  server = await startTestServer();
  before = await server.database.db.select().from(users);
  await server.keep();
});
beforeEach(async () => {
  await server.restore();
  parent = await server.loggedIn('ouder@example.org');
});
afterAll(() => server.stop());

const kept = async (uid: number) =>
  (await server.database.db.select().from(users).where(eq(users.uid, uid)))[0];

const refusal = (uid: number, key: string, message: string) => ({
  status: 422,
  body: { code: 'invalid-answers', errors: [message], problems: [{ uid, key, message }] },
});

describe('add_family_member', () => {
  const fien = { fname: 'Fien', lname: 'Peeters', birthdate: '2022-10-12' };

  it('adds a member to the family, with an own color', async () => {
    const { result } = await parent.ask('add_family_member', {
      ...fien,
      fname: ' Fien ',
      sex: 'v',
      phone: '0470 12 34 56',
      mail: 'Papa@example.org',
    });
    expect(result).toMatchObject({ name: 'Fien Peeters', age: 4, parent_uid: 1, parentName: 'An Peeters' });
    const family = await parent.ask('get_user_family_members', { uid: 1 });
    expect(family.result).toContainEqual(result);
    const colors = before
      .filter(({ uid, parentUid }) => uid === 1 || parentUid === 1)
      .map(({ color }) => color);
    expect(colors).not.toContain(result.color);
    expect(await kept(result.uid)).toMatchObject({
      sex: 'v',
      phone: '+32 470123456',
      mail: 'papa@example.org',
      passwordHash: null,
    });
  });

  it.each([
    ['mail', 'OUDER@example.org', ownMail],
    ['mail', 'tiener@example.org', inUse],
    ['mail', 'papa', 'Vul een geldig e-mailadres in'],
    ['fname', 'F', 'Vul een geldige naam in'],
    ['lname', '', 'Vul dit veld in'],
    ['birthdate', '2026-11-21', 'Geen geldige geboortedatum'],
    ['phone', '0', 'Dit is geen geldig telefoonnummer'],
  ])('refuses %s %j in the words of the specification', async (key, value, message) => {
    const count = await server.database.db.$count(users);
    expect(await parent.call('add_family_member', { ...fien, [key]: value })).toMatchObject(
      refusal(1, key, message),
    );
    expect(await server.database.db.$count(users)).toBe(count);
  });

  it('adds one member when the parent taps twice', async () => {
    const twice = await Promise.all([1, 2].map(() => parent.call('add_family_member', fien)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(twice.find(({ status }) => status === 409)?.body.errors).toEqual([
      'Deze persoon hoort al bij je gezin.',
    ]);
    expect((await parent.ask('get_user_family_members', { uid: 1 })).result).toHaveLength(4);
  });

  it('refuses a 21st family member, also when several are added at once', async () => {
    const { db } = server.database;
    const color = '#000000';
    const crowd = Array.from({ length: 14 }, () => ({
      fname: 'Kind',
      lname: 'Peeters',
      parentUid: 1,
      color,
    }));
    await db.insert(users).values(crowd);
    const added = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        parent.call('add_family_member', { ...fien, birthdate: `2015-01-0${index + 1}` }),
      ),
    );
    expect(added.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    expect(added.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'not-available',
      errors: ['Je account telt al 20 gezinsleden. Meer kan je er niet toevoegen.'],
    });
    expect(await db.$count(users, eq(users.parentUid, 1))).toBe(20);
  });

  it('is refused for a member who has a parent', async () => {
    const { db } = server.database;
    await db.update(users).set({ parentUid: 1 }).where(eq(users.uid, 5));
    const child = await server.loggedIn('tiener@example.org');
    expect(await child.call('add_family_member', fien)).toMatchObject({
      status: 403,
      body: { errors: ['Alleen wie het account beheert, kan een gezinslid toevoegen.'] },
    });
  });

  it('ignores a parent, uid or password in the request', async () => {
    const { result } = await parent.ask(
      'add_family_member',
      Object.assign({ uid: 5, parent_uid: 5, parentUid: 5, password: 'x', passwordHash: 'x' }, fien),
    );
    expect(result.parent_uid).toBe(1);
    expect((await kept(result.uid))?.passwordHash).toBeNull();
  });
});
