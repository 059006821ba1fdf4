import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import {
  additionalServices,
  coupleInvites,
  courseSessions,
  orders,
  passCards,
  productVariants,
  reservations,
  stands,
  tariffs,
  vouchers,
} from '#server/db/schema.ts';
import { readCartSelection } from '#server/services/cart/cartSelection.ts';
import type { CartLine, SeatLine, TariffLine } from '#server/services/cart/pricedCart.ts';
import { requireClub } from '#server/services/clubs/clubs.ts';
import { insertOrder } from '#server/services/orders/placing/insertOrder.ts';
import type { Placement } from '#server/services/orders/placing/taking/placement.ts';
import { takeGoods } from '#server/services/orders/placing/taking/takeGoods.ts';
import { roleOf, takePartners } from '#server/services/orders/placing/taking/takePartners.ts';
import { takeSeats } from '#server/services/orders/placing/taking/takeSeats.ts';
import { takeTariffs } from '#server/services/orders/placing/taking/takeTariffs.ts';
import { loadPerson } from '#server/services/people/people.ts';
import {
  type LeasedDatabase,
  openSeededDatabase,
} from '#tests/server/support/database/openSeededDatabase.ts';
import { products, show } from '#tests/server/support/orders/fullCart.ts';
import { card, expiredCard } from '#tests/server/support/orders/passServer.ts';
import { adultTariff, arabesk } from '#tests/server/support/registration.ts';
import { testClock } from '#tests/server/support/testClock.ts';

const tango = 1151;
const jazz = { course: 111, tariff: 1111 };
const [an, karim, els] = [1, 10, 12];
const gone = { status: 409, body: { code: 'not-available' } };

/** The price let these lines pass, and the rows say otherwise: every update decides for itself. */
describe('an order that takes what its lines say', () => {
  const clock = testClock();
  let database: LeasedDatabase;
  let placement: (lines: readonly CartLine[], voucherNids?: readonly number[]) => Placement;
  beforeAll(async () => {
    database = await openSeededDatabase();
    const who = {
      club: await requireClub(db(), { nid: arabesk }, undefined),
      person: await loadPerson(db(), an),
      heldBy: an,
      household: an,
      shared: new Set<number>(),
      companions: [],
    };
    const wanted = {
      ...readCartSelection({ tariffs: [] }, who),
      ...{ placedBy: an, shownTotalCents: 0, mail: 'none' as const },
    };
    const [order] = await db().select().from(orders).where(eq(orders.clubNid, arabesk)).limit(1);
    const empty = { feedback: [], leftOut: [], rejectedVouchers: [], instalments: [] };
    const free = { totalCents: 0, payNowCents: 0, payLaterCents: 0 };
    placement = (lines, voucherNids = []) => ({
      ...{ wanted, oid: order?.oid ?? 0, now: clock.now() },
      cart: { lines, voucherNids, ...empty, ...free },
    });
  });
  beforeEach(() => database.restore());
  afterAll(() => database.close());
  const db = () => database.db;
  const line = { uid: an, description: 'Iets', qty: 1, unitCostCents: 0, discountCents: 0 };
  const take = <Result>(taking: (tx: Database) => Promise<Result>) => db().transaction(taking);

  describe('takes goods', () => {
    const insertService = async (sold: number) => {
      const values = { courseNid: 112, title: 'Kniebeschermers', capacity: 5, sold };
      const [made] = await db().insert(additionalServices).values(values).returning();
      return made?.nid ?? 0;
    };
    const takeService = (serviceNid: number) =>
      take((tx) =>
        takeGoods(
          tx,
          placement([{ ...line, type: 'service', courseNid: 112, tariffNid: adultTariff, serviceNid }]),
        ),
      );
    const payFrom = (cardId: number, turns = 1) =>
      take((tx) =>
        takeGoods(tx, placement([{ ...line, type: 'prepaid', tariffNid: adultTariff, cardId, turns }])),
      );
    const insertCard = async (owner: Pick<typeof passCards.$inferInsert, 'uid' | 'clubNid'>) => {
      const values = { ...owner, passNid: 31, credit: 9, boughtAt: clock.now() };
      const [made] = await db().insert(passCards).values(values).returning();
      return made?.id ?? 0;
    };
    const creditOf = async (id: number) =>
      (await db().select().from(passCards).where(eq(passCards.id, id)))[0]?.credit;
    const order = (variantNid: number, { qty = 1, qtyBackordered = 0 } = {}) => {
      const { wanted, cart, now } = placement([
        { ...line, type: 'product', variantNid, qty, qtyBackordered, isSent: false },
      ]);
      return take((tx) => insertOrder({ db: tx, portalOrigin: undefined }, { wanted, cart, now }));
    };
    const setVariant = (nid: number, values: Partial<typeof productVariants.$inferInsert>) =>
      db().update(productVariants).set(values).where(eq(productVariants.nid, nid));
    const insertVoucher = async (code: string, uses: number) => {
      const values = { clubNid: arabesk, code, kind: 'amount', value: 100, maxUses: 2, uses } as const;
      const [made] = await db().insert(vouchers).values(values).returning();
      return made?.nid ?? 0;
    };

    it('of one service, and none that is full', async () => {
      const [full, free] = [await insertService(5), await insertService(4)];
      await expect(takeService(full)).rejects.toMatchObject(gone);
      await takeService(free);
      const isFree = and(eq(additionalServices.nid, free), eq(additionalServices.sold, 5));
      expect(await db().$count(additionalServices, isFree)).toBe(1);
    });

    it('with the turns of the own card alone, and never more than it has', async () => {
      const ofEls = await insertCard({ uid: els, clubNid: arabesk });
      const elsewhere = await insertCard({ uid: an, clubNid: 2 });
      for (const id of [ofEls, elsewhere]) await expect(payFrom(id)).rejects.toMatchObject(gone);
      await expect(payFrom(card, 5)).rejects.toMatchObject(gone);
      await payFrom(card, 4);
      expect(await Promise.all([card, expiredCard, ofEls, elsewhere].map(creditOf))).toEqual([0, 2, 9, 9]);
    });

    it('from the stock of one variant, and never more than is there', async () => {
      await setVariant(products.shirt, { stock: 1, allowsBackorder: false });
      await setVariant(products.backordered, { stock: 5, allowsBackorder: true });
      await expect(order(products.shirt, { qty: 2 })).rejects.toMatchObject(gone);
      await expect(order(products.shirt, { qty: 2, qtyBackordered: 1 })).rejects.toMatchObject(gone);
      await order(products.shirt);
      await order(products.backordered, { qty: 6, qtyBackordered: 2 });
      const stocks = await db().select().from(productVariants).orderBy(productVariants.nid);
      const stockOf = (nid: number) => stocks.find((one) => one.nid === nid)?.stock;
      expect([stockOf(products.shirt), stockOf(products.backordered)]).toEqual([0, 1]);
    });

    it('with one voucher, and with none that was used to the last time', async () => {
      const [used, other] = [await insertVoucher('OP', 2), await insertVoucher('BIJNA', 1)];
      const use = (nid: number) => take((tx) => takeGoods(tx, placement([], [nid])));
      await expect(use(used)).rejects.toMatchObject(gone);
      await use(other);
      await expect(use(other)).rejects.toMatchObject(gone);
    });
  });

  describe('takes places', () => {
    const seat: SeatLine = {
      ...line,
      type: 'seat',
      ...{ courseNid: show.event, tariffNid: show.tariff, standNid: show.stand },
      ...{ place: 'Staanplaats', heldUntil: clock.now() },
    };
    const takeStanding = () => take((tx) => takeSeats(tx, placement([seat]), []));
    const soldOf = async (nid: number) =>
      (await db().select().from(stands).where(eq(stands.nid, nid)))[0]?.sold;

    it('of one stand, and none of a stand or a tariff that is full', async () => {
      await db()
        .insert(stands)
        .values({
          ...{ nid: 59, courseNid: show.event, title: 'Balkon', position: 9, capacity: 5 },
          kind: 'standing',
        });
      const sold = (await soldOf(show.stand)) ?? 0;
      await takeStanding();
      expect([await soldOf(show.stand), await soldOf(59)]).toEqual([sold + 1, 0]);
      await db().update(stands).set({ sold: 30 }).where(eq(stands.nid, show.stand));
      await expect(takeStanding()).rejects.toMatchObject(gone);
      await db().update(stands).set({ sold: 0 }).where(eq(stands.nid, show.stand));
      await db().update(tariffs).set({ capacity: 40, sold: 40 }).where(eq(tariffs.nid, show.tariff));
      await expect(takeStanding()).rejects.toMatchObject(gone);
    });

    const ofTariff: TariffLine = {
      ...line,
      type: 'tariff',
      ...{ courseNid: jazz.course, tariffNid: jazz.tariff },
      ...{ isTicket: true, isQueued: false, isInstant: false },
    };

    it('of one lesson for a trial, and none of a lesson without room for guests', async () => {
      const isToCome = and(
        eq(courseSessions.courseNid, jazz.course),
        gt(courseSessions.startsAt, clock.now()),
      );
      const [full, free] = await db().select().from(courseSessions).where(isToCome);
      await db().update(courseSessions).set({ guests: 2, guestCapacity: 3 }).where(isToCome);
      const nid = full?.nid ?? 0;
      await db().update(courseSessions).set({ guests: 3 }).where(eq(courseSessions.nid, nid));
      const takeTrial = (sessionNid: number) =>
        take((tx) => takeTariffs(tx, placement([{ ...ofTariff, sessionNid }])));
      await expect(takeTrial(nid)).rejects.toMatchObject(gone);
      await takeTrial(free?.nid ?? 0);
      const isFull = and(isToCome, eq(courseSessions.guests, 3));
      expect(await db().$count(courseSessions, isFull)).toBe(2);
    });

    it('with the invitation that the line answers, and none with one that was declined meanwhile', async () => {
      const answering = (cciid: number): TariffLine => ({
        ...ofTariff,
        tariffNid: tango,
        couple: { with: 'inviter', cciid },
      });
      const answer = (cciid: number) => take((tx) => takePartners(tx, placement([answering(cciid)])));
      const insertInvite = async (inviterUid: number, state: 'open' | 'declined') => {
        const person = { fname: 'An', lname: 'Peeters', mail: 'ouder@example.org', role: 'Leider' };
        const invite = { ...person, tariffNid: tango, inviterUid, state, invitedAt: clock.now() };
        const [made] = await db().insert(coupleInvites).values(invite).returning();
        return made?.cciid ?? 0;
      };
      const hold = { kind: 'partner', ref: tango, clubNid: arabesk, heldAt: clock.now() } as const;
      const ofEls = { ...hold, uid: els, heldBy: els, expiresAt: clock.now() };
      const theirs = await db().select().from(reservations).where(eq(reservations.kind, 'partner'));
      expect(theirs).toMatchObject([{ ref: tango, uid: karim }]);
      await db()
        .insert(reservations)
        .values([ofEls, { ...ofEls, ref: adultTariff }, { ...ofEls, kind: 'offer' }]);
      const [open, declined] = [await insertInvite(els, 'open'), await insertInvite(els, 'declined')];
      await expect(answer(declined)).rejects.toMatchObject(gone);
      expect(await roleOf(db(), answering(open))).toBe('Leider');
      await answer(open);
      const invites = await db().select().from(coupleInvites).orderBy(coupleInvites.cciid);
      expect(invites.map(({ inviterUid, state }) => [inviterUid, state])).toEqual([
        [karim, 'open'],
        [els, 'accepted'],
        [els, 'declined'],
      ]);
      const left = await db().select().from(reservations).where(eq(reservations.uid, els));
      expect(left.map(({ kind, ref }) => [kind, ref])).toEqual([
        ['partner', adultTariff],
        ['offer', tango],
      ]);
      expect(await db().$count(reservations, eq(reservations.uid, karim))).toBe(theirs.length);
    });

    it('for the partner whom the line invites, and ends the earlier open invitation of this line alone', async () => {
      const person = { fname: 'Bram', lname: 'Maes', mail: 'bram@example.org', role: 'Leider' };
      const earlier = { ...person, invitedAt: clock.now(), inviterUid: an, tariffNid: tango };
      await db()
        .insert(coupleInvites)
        .values([
          { ...earlier, state: 'open' },
          { ...earlier, state: 'declined' },
          { ...earlier, state: 'open', tariffNid: adultTariff },
        ]);
      const partner = { ...person, with: 'invited' as const };
      await take((tx) => takePartners(tx, placement([{ ...ofTariff, tariffNid: tango, couple: partner }])));
      const invites = await db().select().from(coupleInvites).orderBy(coupleInvites.cciid);
      expect(invites.map(({ inviterUid, state }) => [inviterUid, state])).toEqual([
        [karim, 'open'],
        [an, 'expired'],
        [an, 'declined'],
        [an, 'open'],
        [an, 'open'],
      ]);
    });
  });
});
