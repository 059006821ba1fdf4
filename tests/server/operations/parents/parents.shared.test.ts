import { and, eq, max } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  certificates,
  certifiedRegistrations,
  keptCarts,
  orders,
  parentInvites,
  registrations,
  sharedChildren,
  users,
} from '#server/db/schema.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { loadCertificates } from '#server/services/certificates/loadCertificates.ts';
import { findMailReaders } from '#server/services/people/family/parents.ts';
import { exportOf } from '#server/services/personal-data/export/exportOf.ts';
import { loadCaller } from '#server/services/sessions/sessions.ts';
import { codeIn, mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const mail = 'dirk@example.org';
const noor = 2;
const lars = 3;
const mila = 4;
const day = 86_400;
const password = 'vier paarse olifanten';

let server: TestServer;
let an: TestClient;
/** Ids of the mails that were read. */
let seen: Set<string>;
beforeAll(async () => {
  server = await startTestServer({ portalUrl: 'https://club.example.org' });
});
beforeEach(async () => {
  seen = new Set();
  await server.restore();
  an = await server.loggedIn('ouder@example.org');
});
afterAll(() => server.stop());

const db = () => server.database.db;

async function newPerson(given: { readonly mail: string; readonly fname?: string }) {
  const client = server.client();
  const person = { fname: 'Dirk', lname: 'Claes', birthdate: '1984-02-29', ...given };
  const { user } = await client.ask('register_account', { ...person, password });
  const uid = user?.uid ?? 0;
  await db().update(users).set({ confirmedMail: given.mail }).where(eq(users.uid, uid));
  return { client, uid };
}

/** Somebody with a child of their own. */
async function newFamily(given: { readonly mail: string; readonly fname?: string } = { mail }) {
  const parent = await newPerson(given);
  const fien = { fname: 'Fien', lname: 'Claes', birthdate: '2018-10-12' };
  const { result } = await parent.client.ask('add_family_member', fien);
  return { ...parent, child: result.uid };
}

async function invite(children?: readonly number[], to = mail): Promise<string> {
  await an.ask('invite_parent', { mail: to, ...(children && { users: [...children] }) });
  const find = (subject: string) => mailOnceThere(server.mailFolder, { to, subject }, seen);
  const sent = await find(
    children === undefined
      ? 'An Peeters nodigt je uit om mee voor het gezin te zorgen'
      : `An Peeters nodigt je uit om mee voor ${children.length === 1 ? 'Noor' : 'Noor en Lars'} te zorgen`,
  );
  seen.add(sent.messageId ?? '');
  return codeIn(sent);
}

/** Noor and Lars of An are shared with Dirk, who has Fien. */
async function twoHouseholds() {
  const dirk = await newFamily();
  const code = await invite([noor, lars]);
  await dirk.client.ask('accept_parent_invite', { code });
  return dirk;
}

const familyOf = async (client: TestClient, uid: number) =>
  (await client.ask('get_user_family_members', { uid })).result.map(({ fname }) => fname).toSorted();
const parentsOf = async (client: TestClient) => (await client.ask('get_parents', {})).result;
const inviteOf = async (client: TestClient, code: string) =>
  (await client.ask('get_parent_invite', { code })).result;
const refusalOf = async (call: ReturnType<TestClient['call']>) => {
  const { status, body } = await call;
  return [status, body.code, body.errors[0]];
};
const codeOf = async (call: ReturnType<TestClient['call']>) => (await refusalOf(call)).slice(0, 2);

interface Ordering {
  readonly by: number;
  readonly tariff?: number;
  /** Whether the second household ordered it. */
  readonly ofOtherHousehold?: boolean;
}

/** Registers Noor, with an unpaid order of one of the parents. */
async function orderForNoor({
  by,
  tariff = adultTariff,
  ofOtherHousehold = false,
}: Ordering): Promise<number> {
  const registered = { status: 1, isTicket: false, registeredAt: server.clock.now() };
  await db()
    .insert(registrations)
    .values({ uid: noor, tariffNid: tariff, ...registered });
  const order = { uid: noor, clubNid: arabesk, tariffNid: tariff, placedDaysAgo: 1 };
  await insertUnpaidOrder({ db: db(), clock: server.clock }, order);
  const [row] = await db()
    .select({ oid: max(orders.oid) })
    .from(orders);
  const oid = row?.oid ?? 0;
  await db().update(orders).set({ placedBy: by, ofOtherHousehold }).where(eq(orders.oid, oid));
  return oid;
}

describe('an invitation for some children', () => {
  it('shows whoever has a family what is shared, and that the households stay apart', async () => {
    const code = await invite([noor, lars]);
    const { client } = await newFamily();
    expect(await inviteOf(client, code)).toMatchObject({
      ...{ kind: 'parent', way: 'children', inviter: 'An Peeters', obstacle: null },
      members: ['Noor', 'Lars'],
    });
  });

  it('names the children in the mail and in the list of the family', async () => {
    const { result } = await an.ask('invite_parent', { mail, users: [noor] });
    expect(result).toMatchObject({ for_family: false, children: [{ uid: noor, name: 'Noor' }] });
    const subject = 'An Peeters nodigt je uit om mee voor Noor te zorgen';
    const sent = await mailOnceThere(server.mailFolder, { to: mail, subject });
    expect(sent.text).toContain('Jullie gezinnen blijven apart.');
    const { invites, shareable } = await parentsOf(an);
    expect(invites).toMatchObject([{ for_family: false, children: [{ name: 'Noor' }] }]);
    expect(shareable.map(({ name }) => name)).toEqual(['Noor', 'Lars', 'Mila']);
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
    const { client } = await twoHouseholds();
    const further = { mail: 'verder@example.org', users: [noor] };
    expect(await codeOf(client.call('invite_parent', further))).toEqual([409, 'not-available']);
  });

  it('is for a household of its own, also for somebody without a family', async () => {
    const { client, uid } = await newPerson({ mail });
    const code = await invite([noor]);
    expect((await inviteOf(client, code)).way).toBe('children');
    await client.ask('accept_parent_invite', { code });
    expect(await familyOf(client, uid)).toEqual(['Noor']);
    expect((await parentsOf(an)).parents).toHaveLength(1);
  });
});

describe('an invitation for the whole family', () => {
  it('makes somebody without a family the other parent', async () => {
    const code = await invite();
    const { client, uid } = await newPerson({ mail });
    expect((await inviteOf(client, code)).way).toBe('family');
    await client.ask('accept_parent_invite', { code });
    expect((await parentsOf(an)).parents.map((parent) => parent.uid)).toEqual([1, uid]);
    expect((await parentsOf(an)).shared).toEqual([]);
  });

  it('shares all children with somebody who has a family, and none that came after it was sent', async () => {
    const code = await invite();
    const { client, uid } = await newFamily();
    await an.ask('add_family_member', { fname: 'Stef', lname: 'Maes', birthdate: '2019-10-12' });
    expect(await inviteOf(client, code)).toMatchObject({
      ...{ way: 'children', members: ['Noor', 'Lars', 'Mila'], obstacle: null },
    });
    await client.ask('accept_parent_invite', { code });
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars', 'Mila', 'Noor']);
  });

  it('is still good for the children where the family has two parents', async () => {
    const bart = await newPerson({ mail: 'bart@example.org', fname: 'Bart' });
    await bart.client.ask('accept_parent_invite', { code: await invite(undefined, 'bart@example.org') });
    expect((await parentsOf(an)).can_invite).toBe(false);
    const dirk = await newPerson({ mail });
    await dirk.client.ask('accept_parent_invite', { code: await invite([noor]) });
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
    const { client, uid } = await twoHouseholds();
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
    const { client, uid } = await twoHouseholds();
    const { result } = await client.ask('get_user_family_members', { uid });
    expect(result.map(({ fname, shared }) => [fname, shared])).toEqual([
      ['Noor', true],
      ['Lars', true],
      ['Fien', undefined],
    ]);
  });

  it('includes the other parent of the second household', async () => {
    const { client } = await twoHouseholds();
    await client.ask('invite_parent', { mail: 'leen@example.org' });
    const subject = 'Dirk Claes nodigt je uit om mee voor het gezin te zorgen';
    const sent = await mailOnceThere(server.mailFolder, { to: 'leen@example.org', subject });
    const leen = await newPerson({ mail: 'leen@example.org', fname: 'Leen' });
    await leen.client.ask('accept_parent_invite', { code: codeIn(sent) });
    expect(await familyOf(leen.client, leen.uid)).toEqual(['Fien', 'Lars', 'Noor']);
    expect((await parentsOf(leen.client)).shared).toMatchObject([
      { direction: 'received', can_leave: false },
    ]);
    // The child goes with the parent who accepted.
    await client.ask('leave_family', {});
    expect(await familyOf(leen.client, leen.uid)).toEqual(['Fien']);
    expect(await familyOf(client, (await client.ask('validate_auth', {})).user?.uid ?? 0)).toEqual([
      'Lars',
      'Noor',
    ]);
  });

  it('both read the mails about the child, and stand on the list of the teacher', async () => {
    await twoHouseholds();
    const [child] = await db().select().from(users).where(eq(users.uid, noor));
    if (!child) throw new Error('The demo data has no child');
    expect((await findMailReaders(db(), child)).map((reader) => reader.mail)).toEqual([
      'ouder@example.org',
      mail,
    ]);
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
    const { client } = await twoHouseholds();
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
    const { client } = await twoHouseholds();
    await orderForNoor({ by: 1 });
    const cart = { club: arabesk, uid: noor, tariffs: [adultTariff] };
    const { result } = await client.ask('compile_public_registration_invoice', cart);
    const placed = await client.call('place_order', { ...cart, total: result.total }, newKey());
    expect(placed.status).toBeGreaterThanOrEqual(409);
    const isNoor = and(eq(registrations.uid, noor), eq(registrations.tariffNid, adultTariff));
    expect(await db().$count(registrations, isNoor)).toBe(1);
  });

  it('refuses both to erase the child', async () => {
    const { client } = await twoHouseholds();
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

describe('who ordered pays', () => {
  it('hides what the other household ordered for the child, in invoices, orders and the dashboard', async () => {
    const { client, uid } = await twoHouseholds();
    const ofAn = await orderForNoor({ by: 1 });
    const ofDirk = await orderForNoor({ by: uid, tariff: 1101, ofOtherHousehold: true });
    const oidsOf = async (parent: TestClient) =>
      (await parent.ask('get_invoices', {})).result.map(({ oid }) => oid);
    expect(await oidsOf(an)).toContain(ofAn);
    expect(await oidsOf(an)).not.toContain(ofDirk);
    expect(await oidsOf(client)).toEqual([ofDirk]);
    expect((await client.call('get_order', { oids: String(ofAn) })).status).toBe(404);
    expect((await an.call('get_order', { oids: String(ofDirk) })).status).toBe(404);
    const due = async (parent: TestClient) =>
      (await parent.ask('get_dashboard', {})).result.invoices?.map(({ oid }) => oid) ?? [];
    expect(await due(client)).toEqual([ofDirk]);
    expect(await due(an)).not.toContain(ofDirk);
    // The order stays with who placed it after the sharing ends.
    await client.ask('leave_family', { uid: noor });
    expect(await oidsOf(client)).toEqual([ofDirk]);
    expect(await oidsOf(an)).not.toContain(ofDirk);
  });

  it('lets only the club stop what the other household ordered, and shows none of its money', async () => {
    const { client } = await twoHouseholds();
    const oid = await orderForNoor({ by: 1 });
    const find = async (parent: TestClient) =>
      (await parent.ask('get_registrations', {})).result.registrations.find(
        ({ uid, tariff }) => uid === noor && tariff.nid === adultTariff,
      );
    expect((await find(an))?.payment).toMatchObject({ oid });
    const seenByDirk = await find(client);
    expect(seenByDirk).toMatchObject({ payment: null, stop: { how: 'ask' } });
    const stop = { club: arabesk, uid: noor, registration: seenByDirk?.id ?? 0, reason: '' };
    expect(await codeOf(client.call('stop_registration', { ...stop, how: 'now' }, newKey()))).toEqual([
      409,
      'not-available',
    ]);
  });

  it('tells both households that the club cancelled a place, and only who ordered what happens to the money', async () => {
    await twoHouseholds();
    const oid = await orderForNoor({ by: 1 });
    const isNoor = and(eq(registrations.uid, noor), eq(registrations.tariffNid, adultTariff));
    const [place] = await db().update(registrations).set({ oid }).where(isNoor).returning();
    const manager = await server.loggedIn('beheer@example.org');
    const what = { registration: place?.id ?? 0 };
    const cancelling = { club: arabesk, what, money: 'back', reason: 'De zaal is gesloten' } as const;
    await manager.ask('cancel_for_club', cancelling, newKey());
    await server.settled();
    const mails = await readMails(server.mailFolder);
    const textFor = (reader: string) =>
      mails
        .find(({ to, subject }) => to?.[0]?.address === reader && subject?.includes('annuleerde'))
        ?.text?.replaceAll(/\s+/g, ' ');
    expect(textFor('ouder@example.org')).toContain('€ 225,00');
    const told = textFor(mail);
    expect(told).toContain('De zaal is gesloten');
    expect(told).not.toContain('€');
  });

  it('keeps a cart for the child apart in each household', async () => {
    const { client } = await twoHouseholds();
    const save = (parent: TestClient, tariff: number) =>
      parent.ask('save_cart', { club: arabesk, uid: noor, age: 0, contents: { chosen: [{ tariff }] } });
    const chosen = async (parent: TestClient) =>
      (await parent.ask('get_carts', {})).result
        .filter(({ uid }) => uid === noor)
        .map((cart) => cart.contents);
    await save(an, 1021);
    expect(await chosen(client)).toEqual([]);
    await save(client, 1061);
    expect(await chosen(client)).toEqual([{ chosen: [{ tariff: 1061 }] }]);
    expect(await chosen(an)).toEqual([{ chosen: [{ tariff: 1021 }] }]);
    await client.ask('leave_family', { uid: noor });
    expect(await db().$count(keptCarts, eq(keptCarts.uid, noor))).toBe(1);
  });

  it('shows a certificate about money to the household that paid alone, and one without money to both', async () => {
    const { uid } = await twoHouseholds();
    const oids = [
      await orderForNoor({ by: 1 }),
      await orderForNoor({ by: uid, tariff: 1101, ofOtherHousehold: true }),
    ];
    const about = { clubNid: arabesk, uid: noor, kind: 'health', year: 2026, activity: 'Dans' } as const;
    const days = { firstDay: '2026-09-01', lastDay: '2026-10-01', days: 4, issuedAt: server.clock.now() };
    for (const [serial, oid] of oids.entries()) {
      const paid = { ...about, ...days, serial: 9000 + serial, paidCents: 100 + serial };
      const [made] = await db().insert(certificates).values(paid).returning();
      const [row] = await db().select().from(registrations).where(eq(registrations.oid, oid));
      const certified = { certificateId: made?.id ?? 0, registrationId: row?.id ?? 0 };
      await db().insert(certifiedRegistrations).values(certified);
    }
    const free = { ...about, ...days, kind: 'participation', serial: 9002 } as const;
    await db().insert(certificates).values(free);
    const serialsOf = async (parent: number) => {
      const caller = await loadCaller({ db: db(), clock: server.clock }, parent);
      const found = caller ? await loadCertificates(db(), caller) : [];
      return found
        .map(({ certificate }) => certificate.serial)
        .filter((serial) => serial >= 9000)
        .toSorted();
    };
    expect(await serialsOf(1)).toEqual([9000, 9002]);
    expect(await serialsOf(uid)).toEqual([9001, 9002]);
    const exportedOf = async (parent: number) => {
      const { parts } = await exportOf({ db: db(), clock: server.clock }, parent);
      return {
        oids: parts.orders.map(({ oid }) => oid).filter((oid) => oids.includes(oid)),
        certificates: parts.certificates.filter(({ serial }) => serial >= 9000).map(({ serial }) => serial),
        shared: parts.shared_children.map(({ child }) => child.fname),
      };
    };
    expect(await exportedOf(1)).toEqual({
      ...{ oids: [oids[0]], certificates: [9000, 9002], shared: ['Noor', 'Lars'] },
    });
    expect(await exportedOf(uid)).toEqual({ oids: [oids[1]], certificates: [], shared: ['Noor', 'Lars'] });
  });

  it('marks an order for a shared child as that of the second household', async () => {
    const { client, uid } = await twoHouseholds();
    const cart = { club: arabesk, uid: lars, products: { 6101: 1 }, tariffs: [] };
    const { result } = await client.ask('compile_public_registration_invoice', cart);
    const placed = await client.ask('place_order', { ...cart, total: result.total }, newKey());
    const [oid = 0] = placed.result.oids;
    const [row] = await db().select().from(orders).where(eq(orders.oid, oid));
    expect(row).toMatchObject({ placedBy: uid, uid: lars, ofOtherHousehold: true });
  });
});

describe('the end of two households', () => {
  it('comes when the second household leaves, and both are told', async () => {
    const { client, uid } = await twoHouseholds();
    await client.ask('leave_family', { uid: lars });
    expect(await familyOf(client, uid)).toEqual(['Fien']);
    expect((await client.call('get_profile', { uid: noor })).status).toBe(403);
    await mailOnceThere(server.mailFolder, { to: mail, subject: 'Noor en Lars: niet meer gedeeld met jou' });
    const told = 'Noor en Lars: niet meer gedeeld met Dirk Claes';
    await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: told });
    expect(await codeOf(client.call('leave_family', { uid: noor }))).toEqual([403, 'forbidden']);
  });

  it('is no way out for the first household, nor for its own child', async () => {
    await twoHouseholds();
    expect(await refusalOf(an.call('leave_family', { uid: noor }))).toEqual([
      409,
      'not-available',
      'Dit gezinslid wordt niet met jou gedeeld.',
    ]);
  });

  it('comes when the first household undoes it, for 14 days', async () => {
    const { client, uid } = await twoHouseholds();
    expect(await codeOf(client.call('remove_parent', { uid: 1 }))).toEqual([409, 'not-available']);
    await an.ask('remove_parent', { uid });
    expect(await familyOf(client, uid)).toEqual(['Fien']);
    await client.ask('accept_parent_invite', { code: await invite([noor, lars]) });
    server.clock.advance({ days: 14 });
    const later = await server.loggedIn('ouder@example.org');
    expect((await parentsOf(later)).shared[0]?.removable_until).toBeNull();
    expect(await codeOf(later.call('remove_parent', { uid }))).toEqual([409, 'not-available']);
  });

  it('comes with the erasure of the second parent, and the first is told', async () => {
    const { client, uid } = await twoHouseholds();
    await client.ask('erase_my_data', { uid, password });
    expect((await parentsOf(an)).shared).toEqual([]);
    const told = 'Noor en Lars: niet meer gedeeld met Dirk Claes';
    await mailOnceThere(server.mailFolder, { to: 'ouder@example.org', subject: told });
    expect(await familyOf(an, 1)).toEqual(['Lars', 'Mila', 'Noor']);
  });

  it('leaves the shared children with the second household when the first is erased', async () => {
    const first = await newFamily({ mail: 'eerste@example.org', fname: 'Els' });
    const code = await (async () => {
      await first.client.ask('invite_parent', { mail, users: [first.child] });
      const subject = 'Els Claes nodigt je uit om mee voor het gezin te zorgen';
      return codeIn(await mailOnceThere(server.mailFolder, { to: mail, subject }));
    })();
    const second = await newFamily();
    await second.client.ask('accept_parent_invite', { code });
    const { result } = await first.client.ask('get_erasure', { uid: first.uid });
    expect(result).toMatchObject({
      people: [{ uid: first.uid }],
      moves: [{ name: 'Fien', to: 'Dirk Claes' }],
    });
    await first.client.ask('erase_my_data', { uid: first.uid, password });
    const [fien] = await db().select().from(users).where(eq(users.uid, first.child));
    expect(fien?.parentUid).toBe(second.uid);
    expect(await db().$count(sharedChildren)).toBe(0);
  });

  it('comes when the second parent becomes the other parent of the first household', async () => {
    const { client, uid } = await newPerson({ mail });
    await client.ask('accept_parent_invite', { code: await invite([noor]) });
    await client.ask('accept_parent_invite', { code: await invite() });
    expect(await db().$count(sharedChildren)).toBe(0);
    expect(await familyOf(client, uid)).toEqual(['Lars', 'Mila', 'Noor']);
  });

  it('comes for a child of age with a login of their own', async () => {
    const { client, uid } = await twoHouseholds();
    const grown = { birthdate: '2008-01-01', passwordHash: 'x', mail: 'noor@example.org' };
    await db().update(users).set(grown).where(eq(users.uid, noor));
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars']);
    expect(await familyOf(an, 1)).toEqual(['Lars', 'Mila']);
  });

  it('does not come when the holder of the first household leaves', async () => {
    const { client, uid } = await twoHouseholds();
    const bart = await newPerson({ mail: 'bart@example.org', fname: 'Bart' });
    await bart.client.ask('accept_parent_invite', { code: await invite(undefined, 'bart@example.org') });
    await an.ask('leave_family', {});
    expect(await familyOf(client, uid)).toEqual(['Fien', 'Lars', 'Noor']);
    expect((await parentsOf(client)).shared).toMatchObject([{ name: 'Bart Claes' }]);
  });
});

describe('what stands in the way', () => {
  it('is a child with two households, and a family without children to share', async () => {
    const dirk = await twoHouseholds();
    const stranger = await newFamily({ mail: 'derde@example.org', fname: 'Tom' });
    const code = await invite(undefined, 'derde@example.org');
    // Mila alone is left.
    expect(await inviteOf(stranger.client, code)).toMatchObject({ members: ['Mila'], obstacle: null });
    await stranger.client.ask('accept_parent_invite', { code });
    expect((await parentsOf(an)).shareable).toEqual([]);
    const again = await invite(undefined, 'vierde@example.org');
    expect((await inviteOf(dirk.client, again)).obstacle).toBe('other-family');
  });

  it('is that the children of the invitation found another household meanwhile', async () => {
    const code = await invite([noor]);
    const dirk = await newFamily();
    await db().insert(sharedChildren).values({ uid: noor, sharedWith: 12, sharedSince: server.clock.now() });
    expect((await inviteOf(dirk.client, code)).obstacle).toBe('nothing-left');
    expect(await codeOf(dirk.client.call('accept_parent_invite', { code }))).toEqual([409, 'not-available']);
  });

  it('ends the other invitations about the same children', async () => {
    await an.ask('invite_parent', { mail: 'fout@example.org', users: [noor] });
    await an.ask('invite_parent', { mail: 'mila@example.org', users: [mila] });
    await twoHouseholds();
    const left = await db().select().from(parentInvites);
    expect(left.map((one) => one.mail)).toEqual(['mila@example.org']);
  });
});
