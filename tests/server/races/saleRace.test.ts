import { and, eq, gt, gte, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#server/clock.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import {
  orders,
  passCards,
  passMoves,
  productVariants,
  queueEntries,
  registrations,
  reservations,
  stands,
  tariffs,
  tickets,
  users,
  vouchers,
} from '#server/db/schema.ts';
import { offerFreePlaces } from '#server/services/waiting/offerFreePlaces.ts';
import { untilAnswered } from '../support/answers/untilAnswered.ts';
import { countDeadlocks } from '../support/database/locks.ts';
import {
  type Buyer,
  type ConcurrentBuyers,
  firstBuyer,
  startConcurrentBuyers,
} from '../support/orders/concurrentBuyers.ts';
import { products, rehearsal, show } from '../support/orders/fullCart.ts';
import { restoreSales } from '../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../support/registration.ts';
import { post } from '../support/serverProcess.ts';

const isWhole = process.env.MATRIX === 'full';
const count = isWhole ? 500 : 40;
// Six kinds of goods: thirty rounds of 500 buyers, who keep both processors busy for ten minutes.
const rounds = Array.from({ length: isWhole ? 5 : 1 }, (_, round) => round + 1);
const left = 7;
const patience = isWhole ? 300_000 : 90_000;

/** Danscafé: open to everybody, and everybody has answered its questions. */
const party = 1251;
/** A shirt of 18 euros whose stock the club counts. The voucher WELKOM10 takes 10% off. */
const shirt = { nid: products.shirt, price: 18 };

/** PGlite runs one statement at a time and so hides races. These tests use PostgreSQL and two server processes. */
describe('limited goods that many buyers order at two processes at once', () => {
  let concurrent: ConcurrentBuyers;
  let database: DatabaseHandle;
  let buyers: readonly Buyer[];
  let restore: () => Promise<void>;
  beforeAll(async () => {
    concurrent = await startConcurrentBuyers(count, [party, show.tariff]);
    ({ database, buyers } = concurrent);
    await database.db.delete(reservations);
    restore = await restoreSales(database.db);
  }, 120_000);
  afterEach(() => restore());
  afterAll(() => concurrent.stop());
  const db = () => database.db;

  it.each(rounds)(
    `holds ${left} instant places and sells exactly those, round %i`,
    async () => {
      await limit(party, { isInstant: true, capacity: left, isWaitingListDisabled: true });
      const cart = ({ uid }: Buyer) => ({ club: arabesk, uid, tariffs: [party] });
      await all((buyer) =>
        post(buyer.server, { name: 'compile_public_registration_invoice', body: cart(buyer), ...as(buyer) }),
      );
      expect(await db().$count(reservations, eq(reservations.ref, party))).toBe(left);
      const answers = await all((buyer) => order(buyer, { tariffs: [party], total: 5 }));
      expect(soldBy(answers)).toBe(left);
      expect(await soldOf(party)).toBe(left);
    },
    patience,
  );

  it.each(rounds)(
    'gives each seat to one buyer, and a stand to as many as fit, round %i',
    async () => {
      await db().update(stands).set({ surchargeCents: 0 });
      await db().update(stands).set({ capacity: left }).where(eq(stands.nid, show.stand));
      const wanted = (index: number) => [
        { tariff: show.tariff, nid: index % 2 === 0 ? show.stand : show.seat + (index % 3), quantity: 1 },
      ];
      const held = await all((buyer, index) => {
        const body = { club: arabesk, uid: buyer.uid, event: show.event, seats: wanted(index) };
        const holding = { name: 'hold_seats', body, ...as(buyer) } as const;
        return untilAnswered(() => post(buyer.server, holding));
      });
      expect(soldBy(held)).toBe(left + 3);
      const answers = await all((buyer, index) =>
        order(buyer, { tariffs: [], event: show.event, seats: wanted(index), total: 16 }),
      );
      expect(soldBy(answers)).toBe(left + 3);
      const isTheirs = gte(tickets.uid, firstBuyer);
      const sold = await db().select({ seat: tickets.seatNid }).from(tickets).where(isTheirs);
      expect(sold.filter(({ seat }) => seat === null)).toHaveLength(left);
      const seats = sold.flatMap(({ seat }) => seat ?? []);
      expect([seats.length, new Set(seats).size]).toEqual([3, 3]);
    },
    patience,
  );

  it.each(rounds)(
    'sells no more of a product than its stock, round %i',
    async () => {
      await db().update(productVariants).set({ stock: left }).where(eq(productVariants.nid, shirt.nid));
      const answers = await all((buyer) =>
        order(buyer, { tariffs: [], products: { [shirt.nid]: 1 }, total: shirt.price }),
      );
      expect(soldBy(answers)).toBe(left);
      const isShirt = eq(productVariants.nid, shirt.nid);
      expect(await db().select().from(productVariants).where(isShirt)).toMatchObject([{ stock: 0 }]);
    },
    patience,
  );

  it.each(rounds)(
    'accepts a voucher as often as its maximum allows, round %i',
    async () => {
      const isWelcome = eq(vouchers.code, 'WELKOM10');
      await db().update(vouchers).set({ maxUses: left, uses: 0 }).where(isWelcome);
      await db().update(productVariants).set({ stock: null }).where(eq(productVariants.nid, shirt.nid));
      const cart = { tariffs: [], products: { [shirt.nid]: 1 }, vouchers: ['WELKOM10'], total: 16.2 };
      const answers = await all((buyer) => order(buyer, cart));
      expect(soldBy(answers)).toBe(left);
      expect(await db().select().from(vouchers).where(isWelcome)).toMatchObject([{ uses: left }]);
    },
    patience,
  );

  it.each(rounds)(
    'spends each turn of a pass once when many orders use the pass at once, round %i',
    async () => {
      const [one] = buyers;
      if (!one) throw new Error('There is nobody');
      const { uid } = one;
      // An account with an unconfirmed address may place three free orders.
      const mail = 'koper@example.org';
      await db().update(users).set({ mail, confirmedMail: mail }).where(eq(users.uid, uid));
      await limit(rehearsal.tariff, { passTurns: 1, capacity: null });
      const card = { clubNid: arabesk, uid, passNid: 31, credit: left, boughtAt: new Date() };
      await db().insert(passCards).values(card);
      const cart = { tariffs: [rehearsal.tariff], passAsPrepaid: true, total: 0 };
      const answers = await all((buyer) => order({ ...one, server: buyer.server }, cart));
      expect(soldBy(answers)).toBe(left);
      const [spent] = await db().select().from(passCards).where(eq(passCards.uid, uid));
      expect(spent?.credit).toBe(0);
      expect(await db().$count(passMoves, eq(passMoves.cardId, spent?.id ?? 0))).toBe(left);
    },
    patience,
  );

  it.each(rounds)(
    'offers each free place to the first people on the waiting list, and to no newcomer, round %i',
    async () => {
      await limit(party, { capacity: left, sold: 0 });
      const waits = buyers.slice(0, count / 2);
      const entries = waits.map(({ uid }) => ({ uid, tariffNid: party, queuedAt: new Date() }));
      await db().insert(queueEntries).values(entries);
      const other = await openPostgres(concurrent.url, (error) => expect.fail(error.message));
      const rounds = Array.from({ length: 8 }, (_, index) =>
        offerFreePlaces(
          { db: index % 2 === 0 ? db() : other.db, clock: systemClock, portalOrigin: undefined },
          [party],
        ),
      );
      const [made, answers] = await Promise.all([
        Promise.all(rounds),
        all((buyer) => order(buyer, { tariffs: [party], total: 5 })),
      ]);
      await other.close();
      expect(made.flat()).toHaveLength(left);
      expect(new Set(made.flat().map(({ uid }) => uid))).toEqual(
        new Set(waits.slice(0, left).map(({ uid }) => uid)),
      );
      const offered = await db().$count(
        reservations,
        and(eq(reservations.ref, party), gt(reservations.expiresAt, new Date())),
      );
      const sold = await soldOf(party);
      // A person with an offer may already have ordered the place. Nobody else has a place.
      expect(offered + sold).toBe(left);
      expect(soldBy(answers)).toBe(sold);
      const newcomers = and(
        eq(registrations.tariffNid, party),
        gte(registrations.uid, buyers[left]?.uid ?? 0),
      );
      expect(await db().$count(registrations, newcomers)).toBe(0);
    },
    patience,
  );

  it('the control run without a lock sells a seat more than once', async () => {
    expect(await sellSeatWithoutLock(concurrent.url)).toBeGreaterThan(1);
  });

  it('the constraints of the tables prevent overselling without a lock', async () => {
    const refused = async (work: Promise<unknown>) =>
      work.then(
        () => 'nothing',
        (error: Error) => String(Object(error.cause).constraint),
      );
    const none = sql`-1`;
    expect(await refused(db().update(productVariants).set({ stock: none }))).toBe(
      'product_variants_never_oversold',
    );
    expect(await refused(db().update(passCards).set({ credit: none }))).toBe('pass_cards_never_overdrawn');
    const overused = db().update(vouchers).set({ maxUses: 1, uses: 2 });
    expect(await refused(overused)).toBe('vouchers_never_overused');
    expect(await refused(db().update(stands).set({ sold: 1_000 }))).toBe('stands_never_oversold');
  });

  it('never ends in a deadlock, whatever the order in which two carts name the same things', async () => {
    const before = await countDeadlocks(db());
    await db().update(productVariants).set({ stock: null });
    const things = [products.shirt, products.backordered];
    const named = (index: number) => (index % 4 < 2 ? things : things.toReversed());
    await limit(rehearsal.tariff, { capacity: null });
    const [party1, show1] = [party, rehearsal.tariff];
    const answers = await all((buyer, index) =>
      order(buyer, {
        tariffs: index % 4 < 2 ? [party1, show1] : [show1, party1],
        products: Object.fromEntries(named(index).map((nid) => [nid, 1])),
        total: 5 + rehearsal.price + 18 + 26.5,
      }),
    );
    expect(soldBy(answers)).toBe(count);
    expect(await db().$count(orders, gte(orders.uid, firstBuyer))).toBe(count);
    // The servers end, so this test comes last.
    await Promise.all(concurrent.servers.map((server) => server.end('SIGTERM')));
    expect(await countDeadlocks(db())).toBe(before);
  }, 300_000);

  function all<Answer>(call: (buyer: Buyer, index: number) => Promise<Answer>): Promise<Answer[]> {
    return Promise.all(buyers.map(call));
  }

  /** Retries while another order holds a lock or no connection is left, as the portal does. */
  function order(buyer: Buyer, cart: object) {
    const body = { club: arabesk, uid: buyer.uid, ...cart };
    const key = newKey();
    return untilAnswered(() => post(buyer.server, { name: 'place_order', body, cookie: buyer.cookie, key }));
  }

  function limit(nid: number, changes: Partial<typeof tariffs.$inferInsert>) {
    return db().update(tariffs).set(changes).where(eq(tariffs.nid, nid));
  }

  async function soldOf(nid: number): Promise<number> {
    const [tariff] = await db().select().from(tariffs).where(eq(tariffs.nid, nid));
    if (!tariff) throw new Error('There is no such tariff');
    return tariff.sold;
  }
});

function as({ cookie }: Buyer) {
  return { cookie, key: newKey() };
}

function soldBy(answers: readonly { readonly status: number }[]): number {
  return answers.filter(({ status }) => status === 200).length;
}

/**
 * Control run: buyers check that a seat is free and sell it afterwards, in a copy of the table without a constraint.
 * The run has to sell the seat more than once: otherwise a correct number in the tests above proves nothing.
 *
 * @returns how often the seat was sold
 */
async function sellSeatWithoutLock(url: string): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: 20 });
  await pool.query('drop schema if exists control cascade; create schema control');
  await pool.query('create table control.tickets (seat_nid integer not null, uid integer not null)');
  const clients = await Promise.all(Array.from({ length: 20 }, () => pool.connect()));
  const seen = await Promise.all(
    clients.map(async (client) => {
      await client.query('begin');
      return client.query('select 1 from control.tickets where seat_nid = $1', [show.seat]);
    }),
  );
  await Promise.all(
    clients.map(async (client, uid) => {
      if (seen[uid]?.rows.length === 0)
        await client.query('insert into control.tickets values ($1, $2)', [show.seat, uid]);
      await client.query('commit');
      client.release();
    }),
  );
  const { rows } = await pool.query('select count(*)::int as sold from control.tickets');
  await pool.end();
  return rows[0].sold;
}
