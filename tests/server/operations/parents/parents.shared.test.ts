import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keptCarts, parentInvites, registrations, sharedChildren, users } from '#server/db/schema.ts';
import { loadContacts } from '#server/services/people/family/loadContacts.ts';
import { findMailReaders } from '#server/services/people/family/parents.ts';
import { codeIn, mailOnceThere } from '../../support/mails/readMails.ts';
import {
  confirmedFamily,
  confirmedPerson,
  mail,
  orderForNoor,
  twoHouseholds,
} from '../../support/parents/households.ts';
import { insertOpenInvite } from '../../support/parents/openInvite.ts';
import {
  codeOf,
  day,
  familyOf,
  lars,
  mila,
  noor,
  type ParentsServer,
  parentsOf,
  password,
  refusalOf,
  startParentsServer,
} from '../../support/parents/parentsServer.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

/** An account that has nothing to do with An. */
const els = 12;
/** A child of another family. */
const ofOthers = 8;

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
const inviteOf = async (client: TestClient, code: string) =>
  (await client.ask('get_parent_invite', { code })).result;

describe('an invitation for some children', () => {
  it('shows whoever has a family what is shared, and that the households stay apart', async () => {
    const code = await parents.invite(mail, [noor, lars]);
    const { client } = await confirmedFamily(parents);
    expect(await inviteOf(client, code)).toMatchObject({
      ...{ kind: 'parent', way: 'children', inviter: 'An Peeters', obstacle: null },
      members: ['Noor', 'Lars'],
    });
  });

  it('names the children in the mail and in the list of the family', async () => {
    await insertOpenInvite(server, { invitedBy: els, mail: 'van-els@example.org' });
    const { result } = await an.ask('invite_parent', { mail, users: [noor] });
    expect(result).toMatchObject({ for_family: false, children: [{ uid: noor, name: 'Noor' }] });
    const subject = 'An Peeters nodigt je uit om mee voor Noor te zorgen';
    const sent = await mailOnceThere(server.mailFolder, { to: mail, subject });
    expect(sent.text).toContain('Jullie gezinnen blijven apart.');
    const { invites, shareable } = await parentsOf(an);
    expect(invites).toMatchObject([{ for_family: false, children: [{ name: 'Noor' }] }]);
    expect(shareable.map(({ name }) => name)).toEqual(['Noor', 'Lars', 'Mila']);
    // A member of age who logs in acts for themselves.
    const grown = { birthdate: '2008-01-01', passwordHash: 'x', mail: 'mila@example.org' };
    await db().update(users).set(grown).where(eq(users.uid, mila));
    expect((await parentsOf(an)).shareable.map(({ name }) => name)).toEqual(['Noor', 'Lars']);
  });

  it('is refused for the caller, a stranger, nobody, and a child of another household', async () => {
    for (const wrong of [[1], [noor, 1]])
      expect(await refusalOf(an.call('invite_parent', { mail, users: wrong }))).toEqual([
        409,
        'not-available',
        'Je kan deze gezinsleden niet (meer) delen. Kies opnieuw.',
      ]);
    expect(await codeOf(an.call('invite_parent', { mail, users: [14] }))).toEqual([403, 'forbidden']);
    expect(await codeOf(an.call('invite_parent', { mail, users: [] }))).toEqual([400, 'invalid-request']);
    const { client } = await twoHouseholds(parents);
    const further = { mail: 'verder@example.org', users: [noor] };
    expect(await codeOf(client.call('invite_parent', further))).toEqual([409, 'not-available']);
  });

  it('is for a household of its own, also for somebody without a family', async () => {
    const { client, uid } = await confirmedPerson(parents);
    const code = await parents.invite(mail, [noor]);
    expect((await inviteOf(client, code)).way).toBe('children');
    await client.ask('accept_parent_invite', { code });
    expect(await familyOf(client, uid)).toEqual(['Noor']);
    expect((await parentsOf(an)).parents).toHaveLength(1);
  });
});

describe('an invitation for the whole family', () => {
  it('makes somebody without a family the other parent', async () => {
    const code = await parents.invite(mail);
    const { client, uid } = await confirmedPerson(parents);
    expect((await inviteOf(client, code)).way).toBe('family');
    await client.ask('accept_parent_invite', { code });
    expect((await parentsOf(an)).parents.map((parent) => parent.uid)).toEqual([1, uid]);
    expect((await parentsOf(an)).shared).toEqual([]);
  });

  it('shares all children with somebody who has a family, and none that came after it was sent', async () => {
    const code = await parents.invite(mail);
    const { client, uid } = await confirmedFamily(parents);
    await an.ask('add_family_member', { fname: 'Stef', lname: 'Maes', birthdate: '2019-10-12' });
    expect(await inviteOf(client, code)).toMatchObject({
      ...{ way: 'children', members: ['Noor', 'Lars', 'Mila'], obstacle: null },
    });
    await client.ask('accept_parent_invite', { code });
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars', 'Mila', 'Noor']);
  });

  it('is still good for the children where the family has two parents', async () => {
    const bart = await confirmedPerson(parents, { mail: 'bart@example.org', fname: 'Bart' });
    await bart.client.ask('accept_parent_invite', { code: await parents.invite('bart@example.org') });
    expect((await parentsOf(an)).can_invite).toBe(false);
    const dirk = await confirmedPerson(parents);
    await dirk.client.ask('accept_parent_invite', { code: await parents.invite(mail, [noor]) });
    expect(await familyOf(dirk.client, dirk.uid)).toEqual(['Noor']);
    expect((await parentsOf(bart.client)).shared).toMatchObject([
      {
        direction: 'given',
        uid: dirk.uid,
        children: [{ name: 'Noor' }],
        removable_until: expect.any(Number),
      },
    ]);
  });
});

describe('two households of a child', () => {
  it('share the child alone: each sees its own family besides, and the first is told', async () => {
    const { client, uid } = await twoHouseholds(parents);
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars', 'Noor']);
    expect(await familyOf(an, 1)).toEqual(['Lars', 'Mila', 'Noor']);
    expect((await client.call('get_profile', { uid: noor })).status).toBe(200);
    expect((await client.call('get_profile', { uid: mila })).status).toBe(403);
    const told = 'Dirk Claes zorgt nu mee voor Noor en Lars';
    await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: told });
    const since = (await parentsOf(an)).shared[0]?.since ?? 0;
    const children = [
      { uid: noor, name: 'Noor' },
      { uid: lars, name: 'Lars' },
    ];
    expect((await parentsOf(an)).shared).toEqual([
      {
        ...{ direction: 'given', uid, name: 'Dirk Claes', mail, children, since },
        ...{ removable_until: since + 14 * day, can_leave: false },
      },
    ]);
    expect((await parentsOf(client)).shared).toEqual([
      {
        ...{ direction: 'received', uid: 1, name: 'An Peeters', mail: 'ouder@example.org', children, since },
        ...{ removable_until: null, can_leave: true },
      },
    ]);
  });

  it('says of a member whether another household shares it', async () => {
    const { client, uid } = await twoHouseholds(parents);
    const { result } = await client.ask('get_user_family_members', { uid });
    expect(result.map(({ fname, shared }) => [fname, shared])).toEqual([
      ['Noor', true],
      ['Lars', true],
      ['Fien', undefined],
    ]);
  });

  it('includes the other parent of the second household', async () => {
    const { client } = await twoHouseholds(parents);
    await client.ask('invite_parent', { mail: 'leen@example.org' });
    const subject = 'Dirk Claes nodigt je uit om mee voor het gezin te zorgen';
    const sent = await mailOnceThere(server.mailFolder, { to: 'leen@example.org', subject });
    const leen = await confirmedPerson(parents, { mail: 'leen@example.org', fname: 'Leen' });
    await leen.client.ask('accept_parent_invite', { code: codeIn(sent) });
    expect(await familyOf(leen.client, leen.uid)).toEqual(['Fien', 'Lars', 'Noor']);
    expect((await parentsOf(leen.client)).shared).toMatchObject([
      { direction: 'received', can_leave: false },
    ]);
    // A parent beside the holder has no parent of their own to call.
    expect((await loadContacts(db(), [leen.uid]))(leen.uid)).toMatchObject({ parent: null, others: [] });
    // The child goes with the parent who accepted.
    await client.ask('leave_family', {});
    expect(await familyOf(leen.client, leen.uid)).toEqual(['Fien']);
    expect(await familyOf(client, (await client.ask('validate_auth', {})).user?.uid ?? 0)).toEqual([
      'Lars',
      'Noor',
    ]);
  });

  it('both read the mails about the child, and stand on the list of the teacher', async () => {
    await twoHouseholds(parents);
    const [child] = await db().select().from(users).where(eq(users.uid, noor));
    if (!child) throw new Error('The demo data has no child');
    expect(
      (await findMailReaders({ db: db(), clock: server.clock }, child)).map((reader) => reader.mail),
    ).toEqual(['ouder@example.org', mail]);
    const zoe = await server.loggedIn('docent@example.org');
    const lesson = (await zoe.ask('get_teacher_courses', {})).result
      .find(({ url }) => url === 'jazz-tieners')
      ?.sessions.at(1);
    const { result } = await zoe.ask('get_teacher_session', { session: lesson?.nid ?? 0 });
    expect(result.participants.find(({ uid }) => uid === noor)).toMatchObject({
      ...{ parent: { name: 'An Peeters' }, other_parents: [{ name: 'Dirk Claes', phone: '' }] },
    });
  });

  it('both see the lessons and report an absence', async () => {
    const { client } = await twoHouseholds(parents);
    const { registrations: own } = (await client.ask('get_registrations', {})).result;
    const jazz = own.find(({ uid, lessons }) => uid === noor && lessons.length > 0);
    const lesson = jazz?.lessons[0]?.nid ?? 0;
    await client.ask('report_absence', { club: arabesk, uid: noor, session: lesson, absent: true });
    const ofAn = (await an.ask('get_registrations', {})).result.registrations;
    expect(ofAn.find(({ id }) => id === jazz?.id)?.lessons[0]?.absent).toBe(true);
    const { result } = await client.ask('get_calendar', { from: '2026-11-20', to: '2026-12-20' });
    expect(JSON.stringify(result)).toContain('Noor');
  });

  it('can register the child once for a course', async () => {
    const { client } = await twoHouseholds(parents);
    await orderForNoor(parents, { by: 1 });
    const cart = { club: arabesk, uid: noor, tariffs: [adultTariff] };
    const { result } = await client.ask('compile_public_registration_invoice', cart);
    const placed = await client.call('place_order', { ...cart, total: result.total }, newKey());
    expect(placed.status).toBeGreaterThanOrEqual(409);
    const isNoor = and(eq(registrations.uid, noor), eq(registrations.tariffNid, adultTariff));
    expect(await db().$count(registrations, isNoor)).toBe(1);
  });

  it('refuses both to erase the child', async () => {
    const { client } = await twoHouseholds(parents);
    const sentence =
      'Noor hoort bij twee gezinnen. Verwijderen kan pas als het andere gezin Noor niet meer volgt.';
    for (const parent of [an, client])
      expect(await refusalOf(parent.call('get_erasure', { uid: noor }))).toEqual([
        403,
        'forbidden',
        sentence,
      ]);
  });
});

describe('the end of two households', () => {
  it('comes when the second household leaves, and both are told', async () => {
    const { client, uid } = await twoHouseholds(parents);
    await client.ask('leave_family', { uid: lars });
    expect(await familyOf(client, uid)).toEqual(['Fien']);
    expect((await client.call('get_profile', { uid: noor })).status).toBe(403);
    await mailOnceThere(server.mailFolder, { to: mail, subject: 'Noor en Lars: niet meer gedeeld met jou' });
    const told = 'Noor en Lars: niet meer gedeeld met Dirk Claes';
    await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: told });
    expect(await codeOf(client.call('leave_family', { uid: noor }))).toEqual([403, 'forbidden']);
  });

  it('is no way out for the first household, nor for its own child', async () => {
    await twoHouseholds(parents);
    expect(await refusalOf(an.call('leave_family', { uid: noor }))).toEqual([
      409,
      'not-available',
      'Dit gezinslid wordt niet met jou gedeeld.',
    ]);
  });

  it('comes when the first household undoes it, for 14 days', async () => {
    const { client, uid } = await twoHouseholds(parents);
    expect(await codeOf(client.call('remove_parent', { uid: 1 }))).toEqual([409, 'not-available']);
    await an.ask('remove_parent', { uid });
    expect(await familyOf(client, uid)).toEqual(['Fien']);
    await client.ask('accept_parent_invite', { code: await parents.invite(mail, [noor, lars]) });
    server.clock.advance({ days: 14 });
    const later = await server.loggedIn('ouder@example.org');
    expect((await parentsOf(later)).shared[0]?.removable_until).toBeNull();
    expect(await codeOf(later.call('remove_parent', { uid }))).toEqual([409, 'not-available']);
  });

  it('comes with the erasure of the second parent, and the first is told', async () => {
    const { client, uid } = await twoHouseholds(parents);
    await client.ask('erase_my_data', { uid, password });
    expect((await parentsOf(an)).shared).toEqual([]);
    const told = 'Noor en Lars: niet meer gedeeld met Dirk Claes';
    await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: told });
    expect(await familyOf(an, 1)).toEqual(['Lars', 'Mila', 'Noor']);
  });

  it('leaves the shared children with the second household when the first is erased', async () => {
    const first = await confirmedFamily(parents, { mail: 'eerste@example.org', fname: 'Els' });
    const code = await (async () => {
      await first.client.ask('invite_parent', { mail, users: [first.child] });
      const subject = 'Els Claes nodigt je uit om mee voor het gezin te zorgen';
      return codeIn(await mailOnceThere(server.mailFolder, { to: mail, subject }));
    })();
    const second = await confirmedFamily(parents);
    await second.client.ask('accept_parent_invite', { code });
    const cart = { clubNid: arabesk, version: 1, contents: { chosen: [] }, editedAt: server.clock.now() };
    const ofTwo = [first.child, noor].flatMap((uid) => [
      { ...cart, uid, contents: null },
      { ...cart, uid, ofOtherHousehold: true },
    ]);
    await db().insert(keptCarts).values(ofTwo);
    await db().insert(sharedChildren).values({ uid: noor, sharedWith: els, sharedSince: server.clock.now() });
    const { result } = await first.client.ask('get_erasure', { uid: first.uid });
    expect(result).toMatchObject({
      people: [{ uid: first.uid }],
      moves: [{ name: 'Fien', to: 'Dirk Claes' }],
    });
    await first.client.ask('erase_my_data', { uid: first.uid, password });
    const [fien] = await db().select().from(users).where(eq(users.uid, first.child));
    expect(fien?.parentUid).toBe(second.uid);
    expect(await db().select().from(sharedChildren)).toMatchObject([{ uid: noor, sharedWith: els }]);
    const carts = await db().select().from(keptCarts).orderBy(keptCarts.uid, keptCarts.ofOtherHousehold);
    expect(carts).toEqual(
      [ofTwo[2], ofTwo[3], { ...ofTwo[1], ofOtherHousehold: false }].map((one) =>
        expect.objectContaining(one),
      ),
    );
  });

  it('comes when the second parent becomes the other parent of the first household', async () => {
    const { client, uid } = await confirmedPerson(parents);
    await client.ask('accept_parent_invite', { code: await parents.invite(mail, [noor]) });
    const sharedSince = server.clock.now();
    await db().insert(sharedChildren).values({ uid: ofOthers, sharedWith: uid, sharedSince });
    await insertOpenInvite(server, { invitedBy: els, mail: 'van-els@example.org' });
    await client.ask('accept_parent_invite', { code: await parents.invite(mail) });
    expect(await db().select().from(sharedChildren)).toMatchObject([{ uid: ofOthers }]);
    expect(await familyOf(client, uid)).toEqual(['Lars', 'Marie-Louise', 'Mila', 'Noor']);
    expect(await db().select().from(parentInvites)).toMatchObject([{ invitedBy: els }]);
  });

  it('comes for a child of age with a login of their own', async () => {
    const { client, uid } = await twoHouseholds(parents);
    const grown = { birthdate: '2008-01-01', passwordHash: 'x', mail: 'noor@example.org' };
    await db().update(users).set(grown).where(eq(users.uid, noor));
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars']);
    expect(await familyOf(an, 1)).toEqual(['Lars', 'Mila']);
  });

  it('does not come when the holder of the first household leaves', async () => {
    const { client, uid } = await twoHouseholds(parents);
    const bart = await confirmedPerson(parents, { mail: 'bart@example.org', fname: 'Bart' });
    await bart.client.ask('accept_parent_invite', { code: await parents.invite('bart@example.org') });
    await an.ask('leave_family', {});
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars', 'Noor']);
    expect((await parentsOf(client)).shared).toMatchObject([{ name: 'Bart Claes' }]);
  });
});

describe('what stands in the way', () => {
  it('is a child with two households, and a family without children to share', async () => {
    const dirk = await twoHouseholds(parents);
    const stranger = await confirmedFamily(parents, { mail: 'derde@example.org', fname: 'Tom' });
    const code = await parents.invite('derde@example.org');
    // Mila alone is left.
    expect(await inviteOf(stranger.client, code)).toMatchObject({ members: ['Mila'], obstacle: null });
    await stranger.client.ask('accept_parent_invite', { code });
    expect((await parentsOf(an)).shareable).toEqual([]);
    const again = await parents.invite('vierde@example.org');
    expect((await inviteOf(dirk.client, again)).obstacle).toBe('other-family');
    const beside = { parentUid: 1, coParentSince: server.clock.now() };
    await db().update(users).set(beside).where(eq(users.uid, els));
    const full = await refusalOf(an.call('invite_parent', { mail: 'vijfde@example.org' }));
    expect(full).toEqual([409, 'not-available', 'Je gezin telt al twee ouders.']);
  });

  it('is that the children of the invitation found another household meanwhile', async () => {
    const code = await parents.invite(mail, [noor]);
    const dirk = await confirmedFamily(parents);
    await db().insert(sharedChildren).values({ uid: noor, sharedWith: 12, sharedSince: server.clock.now() });
    expect((await inviteOf(dirk.client, code)).obstacle).toBe('nothing-left');
    expect(await codeOf(dirk.client.call('accept_parent_invite', { code }))).toEqual([409, 'not-available']);
  });

  it('ends the other invitations about the same children', async () => {
    await an.ask('invite_parent', { mail: 'fout@example.org', users: [noor] });
    await an.ask('invite_parent', { mail: 'mila@example.org', users: [mila] });
    await insertOpenInvite(server, { invitedBy: els, mail: 'van-els@example.org' });
    const dirk = await confirmedFamily(parents);
    const code = await parents.invite(mail, [noor, lars]);
    await insertOpenInvite(server, { invitedBy: 1, mail: 'voogd@example.org', guardianName: 'Ilse Maes' });
    await dirk.client.ask('accept_parent_invite', { code });
    const left = await db().select().from(parentInvites).orderBy(parentInvites.id);
    expect(left.map((one) => one.mail)).toEqual([
      'mila@example.org',
      'van-els@example.org',
      'voogd@example.org',
    ]);
  });
});
