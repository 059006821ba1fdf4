import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parentInvites, queueEntries, reservations, users } from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { findMailReaders } from '#server/services/people/family/parents.ts';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import {
  codeOf,
  day,
  familyOf,
  type ParentsServer,
  parentsOf,
  password,
  refusalOf,
  startParentsServer,
} from '../../support/parents/parentsServer.ts';
import { adultTariff, arabesk, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const mail = 'bart@example.org';
const subject = 'An Peeters nodigt je uit om mee voor het gezin te zorgen';

let parents: ParentsServer;
let server: TestServer;
let an: TestClient;
beforeAll(async () => {
  parents = await startParentsServer();
  ({ server } = parents);
});
beforeEach(async () => {
  await parents.reset();
  an = parents.an();
});
afterAll(() => server.stop());

const db = () => parents.db;
const invite = (to = mail) => parents.invite(to);
/** Somebody with an account and no family. */
const newPerson = (given: { readonly mail?: string; readonly birthdate?: string } = {}) =>
  parents.newPerson({ fname: 'Bart', mail, ...given });

async function twoParents() {
  const code = await invite();
  const bart = await newPerson();
  await bart.client.ask('accept_parent_invite', { code });
  return bart;
}

const othersOf = async (client: TestClient, uid = 1) =>
  (await client.ask('get_user_family_members', { uid })).result;

describe('invite_parent', () => {
  it('mails a link to the address, and lists the invitation for the family', async () => {
    const { result } = await an.ask('invite_parent', { mail: ' Bart@Example.org ' });
    expect(result).toMatchObject({ mail, expires: result.sent + 14 * day });
    const sent = await mailOnceThere(server.mailFolder, { to: mail, subject });
    expect(sent.text).toContain('https://club.example.org/ouder-worden?code=');
    expect(await parentsOf(an)).toEqual({
      parents: [
        { uid: 1, name: 'An Peeters', mail: 'ouder@example.org', since: null, removable_until: null },
      ],
      invites: [result],
      shared: [],
      shareable: [
        { uid: 2, name: 'Noor' },
        { uid: 3, name: 'Lars' },
        { uid: 4, name: 'Mila' },
      ],
      can_invite: true,
    });
  });

  it('replaces the first invitation to an address by the second', async () => {
    const first = await invite();
    await an.ask('invite_parent', { mail });
    expect((await parentsOf(an)).invites).toHaveLength(1);
    expect(await refusalOf(server.client().call('get_parent_invite', { code: first }))).toEqual([
      410,
      'code-used',
      'Deze uitnodiging is al gebruikt, ingetrokken of verlopen. Vraag een nieuwe aan de persoon die je uitnodigde.',
    ]);
  });

  it('refuses what is no address, the own address, a fourth invitation, and a member of a family', async () => {
    const wrong = await an.call('invite_parent', { mail: 'bart' });
    expect([wrong.status, wrong.body.problems?.[0]?.key]).toEqual([422, 'mail']);
    expect(await refusalOf(an.call('invite_parent', { mail: 'ouder@example.org' }))).toEqual([
      422,
      'invalid-answers',
      'Deze persoon is al ouder van dit gezin.',
    ]);
    for (const one of ['a', 'b\u00ad', ' c']) await an.ask('invite_parent', { mail: `${one}@example.org.` });
    const { invites } = await parentsOf(an);
    expect(invites.map((invite) => invite.mail)).toEqual(['a@example.org', 'b@example.org', 'c@example.org']);
    expect(await codeOf(an.call('invite_parent', { mail }))).toEqual([409, 'not-available']);
    await db().update(users).set({ parentUid: 12 }).where(eq(users.uid, 10));
    const member = await server.loggedIn('beheer@example.org');
    expect(await codeOf(member.call('invite_parent', { mail }))).toEqual([403, 'forbidden']);
    expect(await parentsOf(member)).toEqual({
      ...{ parents: [], invites: [], shared: [], shareable: [], can_invite: false },
    });
  });

  it('counts neither an expired invitation nor those of another family', async () => {
    for (const one of ['a', 'b', 'c']) await an.ask('invite_parent', { mail: `${one}@example.org` });
    const other = await newPerson({ mail: 'ander@example.org' });
    await parents.confirm(other.uid, 'ander@example.org');
    await other.client.ask('add_family_member', { fname: 'Fien', lname: 'Claes', birthdate: '2018-10-12' });
    expect((await other.client.ask('invite_parent', { mail })).result).toMatchObject({ mail });
    expect(await codeOf(an.call('invite_parent', { mail }))).toEqual([409, 'not-available']);
    server.clock.advance({ days: 14 });
    expect((await parents.an().ask('invite_parent', { mail })).result).toMatchObject({ mail });
  });

  it('sends no mail when the address of the portal is unknown', async () => {
    const { database } = server;
    const withoutAddress = await startTestServer({ database: { ...database, close: async () => undefined } });
    const options = { headers: { host: 'elders.example.org' } };
    const { status } = await (await withoutAddress.loggedIn('ouder@example.org')).call(
      'invite_parent',
      { mail },
      options,
    );
    await withoutAddress.stop();
    expect(status).toBe(503);
    expect(await db().$count(parentInvites)).toBe(0);
  });
});

describe('withdraw_parent_invite', () => {
  it("ends an invitation of the own family, and leaves another family's alone", async () => {
    const code = await invite();
    await an.ask('invite_parent', { mail: 'leen@example.org' });
    const [open] = (await parentsOf(an)).invites;
    const stranger = await server.loggedIn('federatie@example.org');
    await stranger.ask('withdraw_parent_invite', { invite: open?.id ?? 0 });
    await server.client().ask('get_parent_invite', { code });
    await an.ask('withdraw_parent_invite', { invite: open?.id ?? 0 });
    expect(await codeOf(server.client().call('get_parent_invite', { code }))).toEqual([410, 'code-used']);
    expect((await parentsOf(an)).invites).toMatchObject([{ mail: 'leen@example.org' }]);
  });
});

describe('get_parent_invite', () => {
  it('shows a visitor who asks and for whom', async () => {
    const code = await invite();
    const { result } = await server.client().ask('get_parent_invite', { code });
    expect(result).toMatchObject({
      inviter: 'An Peeters',
      members: ['Noor', 'Lars', 'Mila'],
      mail,
      obstacle: null,
    });
  });

  it('ends after 14 days', async () => {
    const code = await invite();
    server.clock.advance({ days: 14 });
    expect(await codeOf(server.client().call('get_parent_invite', { code }))).toEqual([410, 'code-used']);
    expect((await parentsOf(await server.loggedIn('ouder@example.org'))).invites).toEqual([]);
  });

  it('tells what stands in the way of a caller', async () => {
    const code = await invite();
    const obstacle = async (client: TestClient) =>
      (await client.ask('get_parent_invite', { code })).result.obstacle;
    expect(await obstacle(an)).toBe('already-there');
    expect(await obstacle(await server.loggedIn('tiener2@example.org'))).toBe('minor');
    const { client: leen, uid } = await newPerson({ mail: 'leen@example.org' });
    expect(await obstacle(leen)).toBe('unconfirmed');
    await parents.confirm(uid, 'leen@example.org');
    expect(await obstacle(leen)).toBeNull();
    await leen.ask('add_family_member', { fname: 'Fien', lname: 'Claes', birthdate: '2018-10-12' });
    expect(await obstacle(leen)).toBeNull();
    const member = await newPerson({ mail: 'lid@example.org' });
    await db().update(users).set({ parentUid: 12 }).where(eq(users.uid, member.uid));
    expect(await obstacle(member.client)).toBe('has-parent');
    expect(await refusalOf(member.client.call('accept_parent_invite', { code }))).toEqual([
      409,
      'not-available',
      'Je hoort zelf als gezinslid bij een gezin. Daarom kan je geen ouder van een ander gezin worden.',
    ]);
  });
});

describe('accept_parent_invite', () => {
  it('gives both parents the same family, and tells the first', async () => {
    const { client, uid } = await twoParents();
    expect(await familyOf(client, uid)).toEqual(['Lars', 'Mila', 'Noor']);
    expect(await familyOf(an)).toEqual(['Lars', 'Mila', 'Noor']);
    await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Bart Claes is nu ook ouder van je gezin',
    });
    const { parents, can_invite } = await parentsOf(an);
    expect(can_invite).toBe(false);
    const since = parents[1]?.since ?? 0;
    expect(parents).toMatchObject([
      { uid: 1, since: null, removable_until: null },
      { uid, mail, removable_until: since + 14 * day },
    ]);
    expect((await parentsOf(client)).parents.map(({ removable_until }) => removable_until)).toEqual([
      null,
      null,
    ]);
  });

  it('confirms the address that the invitation was mailed to', async () => {
    const { client } = await twoParents();
    expect((await client.ask('validate_auth', {})).user?.unconfirmed_mail).toBeUndefined();
  });

  it('shows the other parent the invoices of the children, and lets them add a child', async () => {
    const { client } = await twoParents();
    const kleuterdans = { uid: 4, clubNid: arabesk, tariffNid: adultTariff, placedDaysAgo: 1 };
    await insertUnpaidOrder({ db: db(), clock: server.clock }, kleuterdans);
    const names = (await client.ask('get_invoices', {})).result.map(({ name }) => name);
    expect(names).toContain('Mila Peeters');
    await client.ask('add_family_member', { fname: 'Fien', lname: 'Peeters', birthdate: '2018-10-12' });
    expect(await familyOf(an)).toContain('Fien');
    const { result: shown } = await client.ask('get_profile', { uid: 2 });
    expect(shown.fname).toBe('Noor');
  });

  it('leaves what is held for each parent with that parent, and for the members with whoever stays', async () => {
    const { client, uid } = await twoParents();
    const hold = { kind: 'place', ref: 1121, clubNid: arabesk, heldBy: uid } as const;
    const times = { heldAt: server.clock.now(), expiresAt: new Date(server.clock.now().getTime() + 1e7) };
    await db()
      .insert(reservations)
      .values([uid, 2].map((one) => ({ ...hold, ...times, uid: one })));
    await client.ask('leave_family', {});
    const held = await db()
      .select({ uid: reservations.uid, heldBy: reservations.heldBy })
      .from(reservations)
      .where(eq(reservations.ref, 1121));
    expect(held.toSorted((one, other) => one.uid - other.uid)).toEqual([
      { uid: 2, heldBy: 1 },
      { uid, heldBy: uid },
    ]);
  });

  it('shares the members alone: neither parent sees or changes what the other arranges for themselves', async () => {
    const { client, uid } = await twoParents();
    await saveAnswers(an, 1);
    const oid = await order(an, 1);
    await db().insert(queueEntries).values({ uid: 1, tariffNid: 1121, queuedAt: server.clock.now() });
    const arranged = async (parent: TestClient, own: number) =>
      JSON.stringify([
        await parent.ask('get_invoices', {}),
        await parent.ask('get_invitations', { club: arabesk, uid: own }),
        await parent.ask('get_registrations', {}),
        await parent.ask('get_dashboard', {}),
      ]);
    // An has an invitation by Karim, a place on a waiting list and an invoice of her own.
    expect(await arranged(an, 1)).toMatch(/Karim El Amrani.*"uid":1,"name":"An Peeters"/);
    expect(await arranged(client, uid)).not.toMatch(/Karim El Amrani|An Peeters|"uid":1,/);
    expect((await client.call('get_order', { oids: String(oid) })).status).toBe(404);
    for (const [caller, other] of [
      [client, 1],
      [an, uid],
    ] as const)
      for (const change of [
        { birthdate: '2015-05-05' },
        { fname: 'Piet' },
        { phone: '' },
        { second_mail: '' },
      ])
        expect(await codeOf(caller.call('save_profile', { uid: other, ...change }))).toEqual([
          403,
          'forbidden',
        ]);
  });

  it('sends mails about a child to both parents, and shows both to the teacher', async () => {
    await twoParents();
    const [noor] = await db().select().from(users).where(eq(users.uid, 2));
    if (!noor) throw new Error('The demo data has no child');
    const readers = await findMailReaders({ db: db(), clock: server.clock }, noor);
    expect(readers.map((reader) => reader.mail)).toEqual(['ouder@example.org', mail]);
    const zoe = await server.loggedIn('docent@example.org');
    const lesson = (await zoe.ask('get_teacher_courses', {})).result
      .find(({ url }) => url === 'jazz-tieners')
      ?.sessions.at(1);
    const { result } = await zoe.ask('get_teacher_session', { session: lesson?.nid ?? 0 });
    expect(result.participants.find(({ uid }) => uid === 2)).toMatchObject({
      parent: { name: 'An Peeters' },
      other_parents: [{ name: 'Bart Claes', phone: '' }],
    });
  });

  it('gives the new parent a colour that nobody of the family has', async () => {
    const code = await invite();
    const { client, uid } = await newPerson();
    const [noor] = await db().select().from(users).where(eq(users.uid, 2));
    await db()
      .update(users)
      .set({ color: noor?.color ?? '' })
      .where(eq(users.uid, uid));
    await client.ask('accept_parent_invite', { code });
    const colors = (await db().select().from(users)).filter(
      ({ uid: one, parentUid }) => one === 1 || parentUid === 1,
    );
    expect(new Set(colors.map(({ color }) => color)).size).toBe(colors.length);
  });

  it('works once: the second reader of the same link is refused', async () => {
    const code = await invite();
    const bart = await newPerson();
    await bart.client.ask('accept_parent_invite', { code });
    const leen = await newPerson({ mail: 'leen@example.org' });
    expect(await codeOf(leen.client.call('accept_parent_invite', { code }))).toEqual([410, 'code-used']);
  });

  it("keeps each parent's login to that parent", async () => {
    const { client, uid } = await twoParents();
    const change = { uid: 1, mail: 'dief@example.org', password };
    expect(await codeOf(client.call('save_profile', change))).toEqual([403, 'forbidden']);
    expect((await client.call('erase_my_data', { uid: 1, password })).status).toBe(403);
    expect((await an.call('get_erasure', { uid })).status).toBe(403);
  });
});

describe('a parent who goes', () => {
  it('leaves as the second: the family stays with the first, and the account stays', async () => {
    const { client, uid } = await twoParents();
    await client.ask('leave_family', {});
    expect(await familyOf(client, uid)).toEqual([]);
    expect(await familyOf(an)).toEqual(['Lars', 'Mila', 'Noor']);
    expect((await client.call('get_profile', { uid: 2 })).status).toBe(403);
    expect((await an.call('get_profile', { uid })).status).toBe(403);
    await mailOnceThere(server.mailFolder, {
      to: 'ouder@example.org',
      subject: 'Bart Claes is geen ouder meer van je gezin',
    });
    await mailOnceThere(server.mailFolder, { to: mail, subject: 'Je hoort niet meer bij het gezin' });
  });

  it('leaves as the first: the second becomes the holder', async () => {
    const { client, uid } = await twoParents();
    await an.ask('leave_family', {});
    expect(await familyOf(an)).toEqual([]);
    expect(await familyOf(client, uid)).toEqual(['Lars', 'Mila', 'Noor']);
    expect((await othersOf(client, uid)).find(({ fname }) => fname === 'Noor')).toMatchObject({
      parent_uid: uid,
      parentName: 'Bart Claes',
    });
    expect((await parentsOf(client)).can_invite).toBe(true);
  });

  it('is refused for the only parent', async () => {
    expect(await refusalOf(an.call('leave_family', {}))).toEqual([
      409,
      'not-available',
      'Je bent de enige ouder van dit gezin. Daarom kan je het niet verlaten.',
    ]);
  });

  it('is removed by the first for 14 days, and never the other way round', async () => {
    const { client, uid } = await twoParents();
    expect(await codeOf(client.call('remove_parent', { uid: 1 }))).toEqual([409, 'not-available']);
    for (const nobody of [2, 12])
      expect(await codeOf(an.call('remove_parent', { uid: nobody }))).toEqual([409, 'not-available']);
    await an.ask('remove_parent', { uid });
    expect(await familyOf(client, uid)).toEqual([]);
    const code = await invite();
    await client.ask('accept_parent_invite', { code });
    server.clock.advance({ days: 14 });
    const later = await server.loggedIn('ouder@example.org');
    expect((await parentsOf(later)).parents[1]?.removable_until).toBeNull();
    expect(await codeOf(later.call('remove_parent', { uid }))).toEqual([409, 'not-available']);
  });

  it('erases the own account only: the family stays with the other parent', async () => {
    const { client, uid } = await twoParents();
    const { result } = await client.ask('get_erasure', { uid });
    expect(result).toMatchObject({ stays_with: 'An Peeters', people: [{ uid, name: 'Bart Claes' }] });
    await client.ask('erase_my_data', { uid, password });
    expect(await familyOf(an)).toEqual(['Lars', 'Mila', 'Noor']);
    expect((await parentsOf(an)).parents).toHaveLength(1);
  });

  it('erases the own account as the first: the second becomes the holder', async () => {
    const first = await newPerson({ mail: 'eerste@example.org' });
    await parents.confirm(first.uid, 'eerste@example.org');
    await first.client.ask('add_family_member', { fname: 'Fien', lname: 'Claes', birthdate: '2018-10-12' });
    await first.client.ask('invite_parent', { mail });
    const invitation = 'Bart Claes nodigt je uit om mee voor het gezin te zorgen';
    const code = codeIn(await mailOnceThere(server.mailFolder, { to: mail, subject: invitation }));
    const second = await newPerson();
    await second.client.ask('accept_parent_invite', { code });
    const { result } = await first.client.ask('get_erasure', { uid: first.uid });
    expect(result.people.map(({ uid }) => uid)).toEqual([first.uid]);
    await first.client.ask('erase_my_data', { uid: first.uid, password });
    expect(await othersOf(second.client, second.uid)).toMatchObject([
      { fname: 'Fien', parent_uid: second.uid },
    ]);
    await second.client.ask('add_family_member', { fname: 'Mon', lname: 'Claes', birthdate: '2020-10-12' });
  });
});
