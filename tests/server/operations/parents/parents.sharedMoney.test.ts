import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  certificates,
  certifiedRegistrations,
  keptCarts,
  orders,
  registrations,
  reservations,
  sharedChildren,
  users,
} from '#server/db/schema.ts';
import { loadCertificates } from '#server/services/certificates/loadCertificates.ts';
import { isOrderElsewhere, seesOrder } from '#server/services/people/family/ownOrders.ts';
import { exportOf } from '#server/services/personal-data/export/exportOf.ts';
import { loadCaller } from '#server/services/sessions/sessions.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { confirmedPerson, mail, orderForNoor, twoHouseholds } from '../../support/parents/households.ts';
import {
  codeOf,
  lars,
  noor,
  type ParentsServer,
  startParentsServer,
} from '../../support/parents/parentsServer.ts';
import { adultTariff, arabesk, newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

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

describe('who ordered pays', () => {
  it('hides what the other household ordered for the child, in invoices, orders and the dashboard', async () => {
    const { client, uid } = await twoHouseholds(parents);
    const ofAn = await orderForNoor(parents, { by: 1 });
    const ofDirk = await orderForNoor(parents, { by: uid, tariff: 1101, ofOtherHousehold: true });
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
    const { client } = await twoHouseholds(parents);
    const oid = await orderForNoor(parents, { by: 1 });
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
    await twoHouseholds(parents);
    const oid = await orderForNoor(parents, { by: 1 });
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
    const { client } = await twoHouseholds(parents);
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
    const { uid } = await twoHouseholds(parents);
    const oids = [
      await orderForNoor(parents, { by: 1 }),
      await orderForNoor(parents, { by: uid, tariff: 1101, ofOtherHousehold: true }),
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

  it('shows an order to the household that placed it, also where a parent changed households, and to no stranger', async () => {
    const { uid: dirk, child: fien } = await twoHouseholds(parents);
    const { uid: leen } = await confirmedPerson(parents, { mail: 'leen@example.org' });
    const beside = { parentUid: dirk, coParentSince: server.clock.now() };
    await db().update(users).set(beside).where(eq(users.uid, leen));
    const els = 12;
    const placed = {
      ofAn: { by: 1, uid: noor, ofOtherHousehold: false },
      ofDirk: { by: dirk, uid: noor, ofOtherHousehold: true },
      ofLeen: { by: leen, uid: noor, ofOtherHousehold: true },
      // From the time in which they were parents beside An.
      ofDirkBefore: { by: dirk, uid: noor, ofOtherHousehold: false },
      ofLeenBefore: { by: leen, uid: noor, ofOtherHousehold: false },
      ofFien: { by: dirk, uid: fien, ofOtherHousehold: false },
      ofEls: { by: els, uid: els, ofOtherHousehold: false },
    };
    const oids = new Map<number, string>();
    const money = { payNowCents: 100, payLaterCents: 0, totalCents: 100, payment: 'unpaid' } as const;
    for (const [name, { by: placedBy, ...order }] of Object.entries(placed)) {
      const row = { ...order, ...money, placedBy, clubNid: arabesk, placedAt: server.clock.now() };
      const [made] = await db().insert(orders).values(row).returning();
      oids.set(made?.oid ?? 0, name);
    }
    const context = { db: db(), clock: server.clock };
    const namesOf = (found: readonly { readonly oid: number }[]) =>
      found.flatMap(({ oid }) => oids.get(oid) ?? []).toSorted();
    const seenBy = async (uid: number) => {
      const asked = [...oids.keys()].map(async (oid) =>
        (await seesOrder(context, { uid, oid })) ? [{ oid }] : [],
      );
      const caller = await loadCaller(context, uid);
      const elsewhere = caller && isOrderElsewhere(caller, orders.uid);
      const found = await db().select({ oid: orders.oid }).from(orders).where(elsewhere);
      return { own: namesOf((await Promise.all(asked)).flat()), elsewhere: namesOf(found) };
    };
    expect(await seenBy(1)).toEqual({
      own: ['ofAn', 'ofDirkBefore', 'ofLeenBefore'],
      elsewhere: ['ofDirk', 'ofLeen'],
    });
    expect(await seenBy(dirk)).toEqual({
      own: ['ofDirk', 'ofDirkBefore', 'ofFien', 'ofLeen'],
      elsewhere: ['ofAn', 'ofLeenBefore'],
    });
    expect(await seenBy(leen)).toEqual({
      own: ['ofDirk', 'ofFien', 'ofLeen', 'ofLeenBefore'],
      elsewhere: ['ofAn', 'ofDirkBefore'],
    });
  });

  it('leaves, when it ends, what the household holds for its own and others for the child, and carts of others', async () => {
    const { client, uid: dirk, child: fien } = await twoHouseholds(parents);
    const [els, marieLouise] = [12, 8];
    const now = server.clock.now();
    await db().insert(sharedChildren).values({ uid: marieLouise, sharedWith: els, sharedSince: now });
    const held = { ref: 1121, clubNid: arabesk, heldAt: now, expiresAt: new Date(now.getTime() + 900_000) };
    await db()
      .insert(reservations)
      .values([
        { ...held, kind: 'place', uid: noor, heldBy: dirk },
        { ...held, kind: 'partner', uid: noor, heldBy: els },
        { ...held, kind: 'place', uid: fien, heldBy: dirk },
      ]);
    const cart = { clubNid: arabesk, version: 1, contents: null, editedAt: now, ofOtherHousehold: true };
    await db()
      .insert(keptCarts)
      .values([noor, marieLouise].map((uid) => ({ ...cart, uid })));
    await client.ask('leave_family', { uid: noor });
    const places = await db().select().from(reservations).orderBy(reservations.id);
    expect(places.slice(-3).map(({ uid, heldBy }) => [uid, heldBy])).toEqual([
      [noor, 1],
      [noor, els],
      [fien, dirk],
    ]);
    expect(await db().select().from(keptCarts)).toMatchObject([{ uid: marieLouise }]);
  });

  it('marks an order for a shared child as that of the second household', async () => {
    const { client, uid } = await twoHouseholds(parents);
    const cart = { club: arabesk, uid: lars, products: { 6101: 1 }, tariffs: [] };
    const { result } = await client.ask('compile_public_registration_invoice', cart);
    const placed = await client.ask('place_order', { ...cart, total: result.total }, newKey());
    const [oid = 0] = placed.result.oids;
    const [row] = await db().select().from(orders).where(eq(orders.oid, oid));
    expect(row).toMatchObject({ placedBy: uid, uid: lars, ofOtherHousehold: true });
  });
});
