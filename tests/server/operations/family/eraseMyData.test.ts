import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { folderMailer } from '#server/mail/folderMailer.ts';
import { insertUnpaidOrder } from '#server/seed/demo/selling/insertUnpaidOrder.ts';
import { lockPerson } from '#server/services/people/lockPerson.ts';
import { lockParents } from '#server/services/people/parents/lockParents.ts';
import { loadPerson } from '#server/services/people/people.ts';
import { erasePeople } from '#server/services/personal-data/erase/erasePeople.ts';
import { loadAccount } from '#server/services/sessions/account.ts';
import { untilBlocked } from '#tests/server/support/database/locks.ts';
import { isStored } from '#tests/server/support/files/isStored.ts';
import { mailOnceThere, readMails } from '../../support/mails/readMails.ts';
import { family, keepFamily, loggedInAs, pathOf } from '../../support/personal-data/keptFamily.ts';
import { offer } from '../../support/personal-data/keptPlaces.ts';
import { namedIn, tablesWith } from '../../support/personal-data/traces.ts';
import { adultTariff, arabesk, order, saveAnswers } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const { holder, child, teen, password } = family;

describe('erase_my_data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await keepFamily(server);
    await server.keep();
  });
  beforeEach(() => server.restore());
  afterAll(() => server.stop());

  const db = () => server.database.db;
  const erase = (client: TestClient, uid: number) => client.ask('erase_my_data', { uid, password });

  it('has test data about the holder in every column, so that these tests can fail', async () => {
    expect(Object.entries(await namedIn(db(), [holder])).filter(([, count]) => count === 0)).toEqual([]);
  });

  it('leaves no row that names the account, and the name of the family on its invoices alone', async () => {
    expect(await tablesWith(db(), family.mark)).not.toEqual([]);
    await erase(await loggedInAs(server, holder), holder);
    expect(Object.values(await namedIn(db(), [holder, child])).filter((count) => count > 0)).toEqual([]);
    // The mail about the erasure waits in the outbox until it has left.
    await server.settled();
    // The mark is in the test's token hashes: an ended session leaves its hash, which is random and names nobody.
    expect(await tablesWith(db(), family.mark)).toEqual(['documents', 'ended_sessions']);
    for (const told of ['470999888', '85050512345', '15050512345'])
      expect(await tablesWith(db(), told)).toEqual([]);
  });

  it('keeps paid orders under a nameless person, and removes free orders', async () => {
    const ofThisPrice = () =>
      db().select().from(schema.orders).where(eq(schema.orders.totalCents, 22500)).orderBy(schema.orders.oid);
    const paid = await ofThisPrice();
    const free = { clubNid: arabesk, uid: 9, placedBy: 9, placedAt: server.clock.now() };
    const [stranger] = await db()
      .insert(schema.orders)
      .values({ ...free, payment: 'unpaid', payNowCents: 0, payLaterCents: 0, totalCents: 0 })
      .returning();
    const strangeOid = stranger?.oid ?? 0;
    const [line] = await db()
      .insert(schema.bankLines)
      .values({
        ...{ clubNid: arabesk, lineKey: 'van Zoë', account: 'BE68539007547034', bookedOn: '2026-11-10' },
        ...{ amountCents: 100, payer: 'Zoë', payerIban: 'BE02000000000140', message: 'Dag' },
        readAt: server.clock.now(),
      })
      .returning();
    const [paidOrder] = await db()
      .insert(schema.orders)
      .values({ ...free, payment: 'paid', payNowCents: 100, payLaterCents: 0, totalCents: 100 })
      .returning();
    await db()
      .insert(schema.payments)
      .values({
        ...{
          oid: paidOrder?.oid ?? 0,
          bankLineId: line?.id ?? 0,
          provider: 'transfer',
          reference: 'van Zoë',
        },
        ...{ checkoutUrl: '', state: 'paid', amountCents: 100, startedAt: server.clock.now() },
      });
    await erase(await loggedInAs(server, holder), holder);
    const kept = await ofThisPrice();
    expect(kept.map(({ oid, payment }) => [oid, payment])).toEqual(
      paid.map(({ oid, payment }) => [oid, payment]),
    );
    // The rows of others stay as they are.
    expect(await db().$count(schema.orders, eq(schema.orders.oid, strangeOid))).toBe(1);
    const isTheirs = eq(schema.bankLines.id, line?.id ?? 0);
    expect(await db().select().from(schema.bankLines).where(isTheirs)).toEqual([line]);
    const mine = kept.slice(-2);
    const [one, other] = mine.map(({ uid }) => uid);
    expect(one).not.toBe(other);
    const nameless = await db()
      .select()
      .from(schema.users)
      .where(inArray(schema.users.uid, [one ?? 0, other ?? 0]));
    expect(nameless).toHaveLength(2);
    for (const person of nameless)
      expect(person).toMatchObject({
        fname: 'Verwijderd',
        lname: 'lid',
        mail: null,
        passwordHash: null,
        birthdate: null,
        address: null,
        phone: '',
        secondMail: '',
        parentUid: null,
      });
    const certificates = await db()
      .select()
      .from(schema.certificates)
      .where(inArray(schema.certificates.uid, [one ?? 0, other ?? 0]));
    expect(certificates.map(({ kind }) => kind)).toEqual(['childcare', 'childcare']);
    const oids = (await db().select().from(schema.orders).where(eq(schema.orders.totalCents, 0))).map(
      ({ uid }) => uid,
    );
    expect(oids.filter((uid) => uid === one || uid === other)).toEqual([]);
  });

  it('ends the session, so that a second call is refused', async () => {
    const client = await loggedInAs(server, holder);
    const { cookie } = client;
    await erase(client, holder);
    expect(client.cookie).toBeUndefined();
    client.cookie = cookie;
    expect(await client.call('erase_my_data', { uid: holder, password })).toMatchObject({ status: 401 });
    const login = await server.client().call('login', { mail: family.mail, password });
    expect(login).toMatchObject({ status: 401 });
  });

  it('sends a last mail, and removes the files', async () => {
    await erase(await loggedInAs(server, holder), holder);
    const mail = await mailOnceThere(server.mailFolder, {
      to: family.mail,
      subject: 'De gegevens van Hilde en Kas zijn verwijderd',
    });
    expect(mail.text).toContain('Alleen daarop blijven naam en adres staan');
    for (const uid of [holder, child])
      await expect.poll(() => isStored(server.fileService.storage, pathOf(uid))).toBe(false);
  });

  it('removes the mails to the family from the folder, and no other mails', async () => {
    const options = { from: 'Clubpoort <clubpoort@example.org>', clock: server.clock };
    const mailer = folderMailer(server.mailFolder, options);
    // Els reads one of these addresses too.
    const shared = 'gedeeld@example.org';
    await db()
      .update(schema.users)
      .set({ secondMail: `kanarie2@example.org;${shared}` })
      .where(eq(schema.users.uid, holder));
    await db().update(schema.users).set({ secondMail: shared }).where(eq(schema.users.uid, 12));
    for (const to of [family.mail, 'kanarie2@example.org', 'tine@example.org', shared])
      await mailer.send({ to, subject: 'Vroeger', text: 'Dag' });
    await erase(await loggedInAs(server, holder), holder);
    await mailOnceThere(server.mailFolder, {
      to: family.mail,
      subject: 'De gegevens van Hilde en Kas zijn verwijderd',
    });
    const left = async () => {
      const mails = await readMails(server.mailFolder);
      return mails.flatMap(({ subject, to }) => (subject === 'Vroeger' ? to?.[0]?.address : [])).sort();
    };
    // The mails are removed after the answer, beside the last mail.
    await expect.poll(left).toEqual([shared, 'tine@example.org']);
  });

  it('keeps a family member with an own account, without the parent', async () => {
    await erase(await loggedInAs(server, holder), holder);
    const [left] = await db().select().from(schema.users).where(eq(schema.users.uid, teen));
    expect(left).toMatchObject({ fname: 'Tine', parentUid: null, mail: 'tine@example.org' });
    await (await loggedInAs(server, teen)).ask('get_profile', { uid: teen });
  });

  it('erases one member, and leaves the others unchanged', async () => {
    const before = await namedIn(db(), [holder]);
    const client = await loggedInAs(server, holder);
    await erase(client, child);
    expect(Object.values(await namedIn(db(), [child])).filter((count) => count > 0)).toEqual([]);
    const after = await namedIn(db(), [holder]);
    // Rows about the child alone also named the holder, so the counts of the holder are lower.
    expect({ ...after, 'reservations.heldBy': 1 }).toEqual({
      ...before,
      'reservations.heldBy': 1,
      'orders.placedBy': 3,
      'submissions.submittedBy': 2,
      'kept_drafts.account': 1,
      'users.parentUid': 1,
      'sessions.uid': 2,
    });
    const { result } = await client.ask('get_user_family_members', { uid: holder });
    expect(result.map(({ uid }) => uid)).toEqual([teen]);
    const { result: invoices } = await client.ask('get_invoices', {});
    expect(invoices.map(({ name }) => name).toSorted()).toEqual(['Hilde Kanarie', 'Verwijderd lid']);
  });

  it('removes the cart for the children of another household, and no cart of anybody else', async () => {
    const cart = { clubNid: arabesk, version: 1, contents: { chosen: [] }, editedAt: server.clock.now() };
    // Els shares herself with the holder, and Zoë is of no family here.
    await db()
      .insert(schema.keptCarts)
      .values([
        { ...cart, uid: 12, ofOtherHousehold: true },
        { ...cart, uid: 12, ofOtherHousehold: false },
        { ...cart, uid: 9, ofOtherHousehold: true },
      ]);
    await erase(await loggedInAs(server, holder), holder);
    const left = await db().select().from(schema.keptCarts).orderBy(schema.keptCarts.uid);
    expect(
      left
        .filter(({ uid }) => [9, 12].includes(uid))
        .map(({ uid, ofOtherHousehold }) => [uid, ofOtherHousehold]),
    ).toEqual([
      [9, true],
      [12, false],
    ]);
  });

  it('mails nobody about the erasure of an account without an address', async () => {
    await db().update(schema.users).set({ mail: null }).where(eq(schema.users.uid, holder));
    await erase(await loggedInAs(server, holder), holder);
    expect(await db().$count(schema.outgoingMails, eq(schema.outgoingMails.kind, 'erasure'))).toBe(0);
    await server.settled();
    const subjects = (await readMails(server.mailFolder)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('verwijderd'))).toEqual([]);
    expect(await db().$count(schema.users, eq(schema.users.uid, holder))).toBe(0);
  });

  describe('refuses', () => {
    it('a wrong password, and names the field', async () => {
      const client = await loggedInAs(server, holder);
      const { status, body } = await client.call('erase_my_data', { uid: holder, password: 'verkeerd' });
      expect([status, body.problems?.[0]?.key]).toEqual([422, 'password']);
      expect(await db().$count(schema.users, eq(schema.users.uid, holder))).toBe(1);
    });

    it('an erasure while an order of the family is unpaid, and changes nothing', async () => {
      const unpaid = { uid: child, clubNid: arabesk, tariffNid: offer.full, placedDaysAgo: 1 };
      await insertUnpaidOrder({ db: db(), clock: server.clock }, unpaid);
      const client = await loggedInAs(server, holder);
      const before = await namedIn(db(), [holder, child]);
      const { result } = await client.ask('get_erasure', { uid: holder });
      expect(result.unpaid).toMatchObject([{ club: { url: 'arabesk' }, processing: false }]);
      const { status, body } = await client.call('erase_my_data', { uid: holder, password });
      expect([status, body.code]).toEqual([409, 'not-available']);
      expect(body.errors[0]).toMatch(/^Kostennota KN-2026-\d{6} van Dansstudio Arabesk staat nog open/);
      expect(await namedIn(db(), [holder, child])).toEqual(before);
    });

    it('an account that has another password by now, and somebody who is nobody', async () => {
      const account = await loadAccount(db(), holder);
      const context = { db: db(), clock: server.clock };
      const former = { ...account, passwordHash: 'vroeger' };
      await expect(erasePeople(context, { account: former, uid: holder })).rejects.toThrow();
      const nobody = { account, uid: 999_999 };
      await expect(erasePeople(context, nobody)).rejects.toMatchObject({ body: { code: 'conflict' } });
      expect(await db().$count(schema.users, eq(schema.users.uid, holder))).toBe(1);
    });

    it('a person who takes another place while the erasure waits for the former ones', async () => {
      const client = await loggedInAs(server, holder);
      const answer = await db().transaction(async (tx) => {
        await tx.select().from(schema.tariffs).where(eq(schema.tariffs.nid, adultTariff)).for('update');
        const erasing = client.call('erase_my_data', { uid: child, password });
        await untilBlocked({ tx, watcher: db(), statement: /from "tariffs".*for update/s });
        const of = { uid: child, registeredAt: server.clock.now(), isTicket: false };
        await tx.insert(schema.registrations).values({ ...of, tariffNid: 1061, status: 1 });
        return { erasing };
      });
      expect(await answer.erasing).toMatchObject({ status: 409, body: { code: 'conflict' } });
      expect(await db().$count(schema.users, eq(schema.users.uid, child))).toBe(1);
    });

    it('the erasure of a member with an own login', async () => {
      const client = await loggedInAs(server, holder);
      const { status, body } = await client.call('erase_my_data', { uid: teen, password });
      expect([status, body.code, body.errors[0]]).toEqual([
        403,
        'forbidden',
        'Tine heeft een eigen account. Alleen Tine kan dat verwijderen.',
      ]);
    });
  });

  it('leaves no trace of a new account without orders', async () => {
    const client = server.client();
    const account = { fname: 'Fien', lname: 'Vluchtig', mail: 'fien@example.org', birthdate: '1990-05-18' };
    const { user } = await client.ask('register_account', { ...account, password: 'vier paarse olifanten' });
    const { uid = 0 } = user ?? {};
    await client.ask('erase_my_data', { uid, password: 'vier paarse olifanten' });
    expect(await tablesWith(db(), 'Vluchtig')).toEqual([]);
    expect(await db().$count(schema.users, eq(schema.users.fname, 'Verwijderd'))).toBe(0);
  });

  it('refuses as busy what began before, and finds nobody any more', async () => {
    await erase(await loggedInAs(server, holder), holder);
    for (const load of [lockPerson, lockParents, loadPerson, loadAccount])
      await expect(load(db(), holder), load.name).rejects.toMatchObject({ body: { code: 'conflict' } });
  });

  it('replaces the person of a credited order by a nameless person', async () => {
    const client = await server.loggedIn('docent@example.org');
    await saveAnswers(client, 9);
    const oid = await order(client, 9);
    await db()
      .insert(schema.creditNotes)
      .values({ oid, amountCents: 22500, reason: 'Ziek', issuedAt: server.clock.now() });
    await erase(client, 9);
    const [kept] = await db().select().from(schema.orders).where(eq(schema.orders.oid, oid));
    const [person] = await db()
      .select()
      .from(schema.users)
      .where(eq(schema.users.uid, kept?.uid ?? 0));
    expect(person).toMatchObject({ fname: 'Verwijderd' });
  });
});
