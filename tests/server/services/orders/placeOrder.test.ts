import type { PGlite } from '@electric-sql/pglite';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OperationRequest } from '#schemas/operations.ts';
import type { openPgliteInMemory } from '#server/db/drivers/openPglite.ts';
import {
  additionalServices,
  coupleInvites,
  courseSessions,
  documents,
  orderLines,
  orders,
  passCards,
  passMoves,
  products as productsTable,
  productVariants,
  registrations,
  reservations,
  stands,
  tariffs,
  tickets,
  trialSessions,
  users,
  vouchers,
  voucherUses,
} from '#server/db/schema.ts';
import { invoiceContent } from '#server/services/documents/documentContent.ts';
import { loadDocumentFacts } from '#server/services/documents/loadDocumentFacts.ts';
import { beforeStatements } from '../../support/database/pglite/beforeStatements.ts';
import { openSeededPglite } from '../../support/database/pglite/openSeededPglite.ts';
import { readMails } from '../../support/mails/readMails.ts';
import { fullCart, products, show, totalOf } from '../../support/orders/fullCart.ts';
import { restoreSales, salesDigest } from '../../support/orders/restoreSales.ts';
import { arabesk, newKey } from '../../support/registration.ts';
import { startTestServer, type TestClient, type TestServer } from '../../support/testServer.ts';

const isWhole = process.env.MATRIX === 'full';
/** Each failing statement costs one order and two digests of all sales. */
const patience = isWhole ? 300_000 : 60_000;

describe('`place_order` with everything in the cart', () => {
  let client: PGlite;
  let server: TestServer;
  let parent: TestClient;
  let restore: () => Promise<void>;
  let cart: OperationRequest<'place_order'>;
  beforeAll(async () => {
    const database: Awaited<ReturnType<typeof openPgliteInMemory>> = await openSeededPglite();
    client = database.client;
    server = await startTestServer({ database });
    parent = await server.loggedIn('ouder@example.org');
    cart = await fullCart(parent, database.db);
    restore = await restoreSales(database.db);
  });
  beforeEach(() => server.clock.reset());
  afterEach(() => restore());
  afterAll(() => server.stop());
  const db = () => server.database.db;
  const place = (changes: Partial<typeof cart> = {}) =>
    parent.call('place_order', { ...cart, ...changes }, newKey());
  const total = ({ event, seats, total: _shown, ...rest }: typeof cart) =>
    totalOf(parent, rest, event && seats ? { club: arabesk, uid: 1, event, seats } : undefined);

  it('takes everything that the lines say, once', async () => {
    const before = await countsOf();
    const trials = await db().$count(trialSessions);
    const { result } = await parent.ask('place_order', cart, newKey());
    const [oid] = result.oids;
    if (oid === undefined) throw new Error('No order was placed');
    expect(await countsOf()).toEqual({
      ...before,
      contemporary: before.contemporary + 1,
      tango: before.tango + 1,
      trialGuests: before.trialGuests + 1,
      services: before.services + 1,
      shoes: 0,
      shirts: before.shirts - 1,
      voucherUses: before.voucherUses + 1,
      credit: before.credit - 1,
      cards: before.cards + 1,
      standing: before.standing + 2,
      ofShow: before.ofShow + 3,
      held: 1,
    });
    const [order] = await db().select().from(orders).where(eq(orders.oid, oid));
    expect(order?.totalCents).toBe(Math.round(cart.total * 100));
    const lines = await db().select().from(orderLines).where(eq(orderLines.oid, oid));
    expect(new Set(lines.map(({ type }) => type))).toEqual(
      new Set(['tariff', 'service', 'product', 'pass', 'prepaid', 'seat']),
    );
    expect(lines.find(({ itemNid }) => itemNid === products.backordered)).toMatchObject({
      qty: 3,
      qtyBackordered: 1,
    });
    const sold = await db().select().from(tickets).where(eq(tickets.oid, oid));
    expect(sold.map(({ seatNid }) => seatNid)).toEqual([show.seat, null, null]);
    expect(new Set(sold.map(({ code }) => code)).size).toBe(3);
    expect(await db().$count(voucherUses, eq(voucherUses.oid, oid))).toBe(1);
    const moves = await db().select().from(passMoves).where(eq(passMoves.oid, oid));
    expect(moves.map(({ reason, turns }) => [reason, turns]).toSorted()).toEqual([
      ['bought', 5],
      ['paid', -1],
    ]);
    expect(await db().$count(trialSessions)).toBe(trials + 1);
    const [invoice] = await db().select().from(documents).where(eq(documents.oid, oid));
    const facts = await loadDocumentFacts(db(), oid);
    if (!facts) throw new Error('The order has no facts');
    // The order wrote its invoice from memory.
    expect(invoice?.content).toEqual(invoiceContent(facts, facts.lines, undefined));
  });

  it('invites the partner: reserves a place for a week and sends a mail', async () => {
    await parent.ask('place_order', cart, newKey());
    const isOurs = and(eq(coupleInvites.tariffNid, 1151), eq(coupleInvites.inviterUid, 1));
    const [invite] = await db().select().from(coupleInvites).where(isOurs);
    expect(invite).toMatchObject({
      ...{ inviterUid: 1, fname: 'Bram', mail: 'bram@example.org' },
      role: 'Volger',
      state: 'open',
    });
    const isPartner = and(eq(reservations.kind, 'partner'), eq(reservations.uid, 1));
    const [kept] = await db().select().from(reservations).where(isPartner);
    expect(kept).toMatchObject({ ref: 1151, uid: 1 });
    expect((kept?.expiresAt.getTime() ?? 0) - server.clock.now().getTime()).toBe(7 * 24 * 3_600_000);
    const isLeader = and(eq(registrations.tariffNid, 1151), eq(registrations.uid, 1));
    expect(await db().select().from(registrations).where(isLeader)).toMatchObject([{ role: 'Leider' }]);
    await expect
      .poll(() => readMails(server.mailFolder).then((mails) => JSON.stringify(mails)))
      .toContain('bram@example.org');
  });

  it(
    'leaves the database unchanged, whichever statement fails',
    async () => {
      const before = await salesDigest(db());
      let statements = 0;
      const count = beforeStatements(client, async (statement) => {
        statements = Math.max(statements, statement);
      });
      await parent.ask('place_order', cart, newKey());
      count();
      await restore();
      expect(statements).toBeGreaterThan(40);
      const step = isWhole ? 1 : 4;
      for (let failing = 1; failing <= statements; failing += step) {
        const stop = beforeStatements(client, async (statement) => {
          if (statement === failing) throw new Error('The database broke off');
        });
        const { status } = await place();
        stop();
        expect([failing, status]).toEqual([failing, 500]);
        expect(await salesDigest(db()), `statement ${failing}`).toEqual(before);
      }
    },
    patience,
  );

  it('refuses a changed price and answers with the new total', async () => {
    await db().update(tariffs).set({ priceCents: 1_700 }).where(eq(tariffs.nid, show.tariff));
    expect(await place()).toMatchObject({
      status: 409,
      body: { code: 'price-changed', total: await total(cart) },
    });
  });

  it.each([
    ['the seats alone', { tariffs: [], trials: [], passes: [], products: {}, vouchers: [] }],
    ['the cart alone', { seats: undefined, event: undefined }],
  ])('accepts %s as well', async (_name, changes) => {
    const other = JSON.parse(JSON.stringify({ ...cart, ...changes }));
    expect(await parent.call('place_order', { ...other, total: await total(other) }, newKey())).toMatchObject(
      {
        status: 200,
      },
    );
  });

  it('refuses an empty cart', async () => {
    const nothing = { club: arabesk, uid: 1, tariffs: [], total: 0 };
    expect(await parent.call('place_order', nothing, newKey())).toMatchObject({
      status: 409,
      body: { code: 'not-available', errors: ['Je winkelmandje is leeg.'] },
    });
  });

  it('refuses seats without their event', async () => {
    expect(await place({ event: undefined } as never)).toMatchObject({ status: 400 });
  });

  it('refuses a seat whose hold has ended, even if the seat is still free', async () => {
    server.clock.advance({ seconds: 15 * 60 - 1 });
    const client = await server.loggedIn('ouder@example.org');
    server.clock.advance({ seconds: 1 });
    expect(await client.call('place_order', cart, newKey())).toMatchObject({
      status: 409,
      body: { code: 'hold-expired' },
    });
  });

  it('refuses a seat that somebody else holds, and more places than are held', async () => {
    const other = await server.loggedIn('federatie@example.org');
    const seats = [{ tariff: show.tariff, nid: show.other, quantity: 1 }];
    await other.ask('hold_seats', { club: arabesk, uid: 12, event: show.event, seats });
    expect(await place({ seats })).toMatchObject({ status: 409, body: { code: 'hold-expired' } });
    const more = [{ tariff: show.tariff, nid: show.stand, quantity: 3 }];
    expect(await place({ seats: more })).toMatchObject({ status: 409, body: { code: 'hold-expired' } });
  });

  it('requires an address for a product that is sent', async () => {
    await db().update(productsTable).set({ isAddressRequired: true });
    const [an] = await db().select().from(users).where(eq(users.uid, 1));
    await db().update(users).set({ address: null }).where(eq(users.uid, 1));
    expect(await place()).toMatchObject({ status: 409, body: { code: 'address-missing' } });
    await db()
      .update(users)
      .set({ address: an?.address ?? null })
      .where(eq(users.uid, 1));
    await db().update(productsTable).set({ isAddressRequired: false });
  });

  async function countsOf() {
    const numberOf = async (value: ReturnType<typeof sql<number>>) => {
      const [row] = await db().select({ value }).from(sql`(values (1)) as one`);
      return Number(row?.value);
    };
    const sold = (nid: number) => numberOf(sql<number>`(select sold from ${tariffs} where nid = ${nid})`);
    return {
      contemporary: await sold(1121),
      tango: await sold(1151),
      ofShow: await sold(show.tariff),
      trialGuests: await numberOf(sql<number>`(select sum(guests) from ${courseSessions})`),
      services: await numberOf(sql<number>`(select sum(sold) from ${additionalServices})`),
      shoes: await numberOf(
        sql<number>`(select stock from ${productVariants} where nid = ${products.backordered})`,
      ),
      shirts: await numberOf(
        sql<number>`(select stock from ${productVariants} where nid = ${products.shirt})`,
      ),
      voucherUses: await numberOf(sql<number>`(select uses from ${vouchers} where code = 'WELKOM10')`),
      credit: await numberOf(
        sql<number>`(select sum(credit) from ${passCards} where uid = 1 and bought_at < ${server.clock.now().toISOString()}::timestamptz)`,
      ),
      cards: await numberOf(sql<number>`(select count(*) from ${passCards})`),
      standing: await numberOf(sql<number>`(select sold from ${stands} where nid = ${show.stand})`),
      held: await numberOf(
        sql<number>`(select count(*) from ${reservations} where held_by = 1 and kind <> 'offer')`,
      ),
    };
  }
});
