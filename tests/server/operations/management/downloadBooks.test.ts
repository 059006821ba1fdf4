import { and, eq, isNotNull, ne } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { centsOf } from '#rules/money.ts';
import {
  cancellations,
  clubActions,
  courses,
  orderLines,
  registrations,
  tariffs,
} from '#server/db/schema.ts';
import { runs } from '#tests/setup/runs.ts';
import { readCsv } from '../../support/files/readCsv.ts';
import { karim, startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin, pay } from '../../support/orders/paying.ts';
import { type SettablePayments, settablePayments } from '../../support/orders/settablePayments.ts';
import { newKey } from '../../support/registration.ts';
import type { TestClient, TestServer } from '../../support/testServer.ts';

const steps = [
  'pay',
  'transfer',
  'credit',
  'give back',
  'undo giving',
  'charge back',
  'undo payment',
] as const;
type Step = (typeof steps)[number];

describe('download_books', () => {
  let server: TestServer;
  let provider: SettablePayments;
  let els: TestClient;
  let manager: TestClient;
  let oid: number;
  beforeAll(async () => {
    provider = settablePayments();
    ({ server, els, manager, oid } = await startManagedOrder({ provider }));
    await server.keep();
  });
  beforeEach(() => {
    provider.reset();
    return server.restore();
  });
  afterAll(() => server.stop());

  const invoices = async () =>
    (await manager.ask('get_club_payments', { club: dolphin, show: 'all', limit: 100 })).result;
  const own = async () => (await invoices()).find((one) => one.oid === oid) ?? expect.fail('No invoice');
  const books = async (from = '2000-01-01', until = '2026-11-20') => {
    const { body } = await server.app.inject({
      ...{ method: 'POST', url: '/api?q=download_books', payload: { club: dolphin, from, until } },
      cookies: { auth: manager.cookie?.replace('auth=', '') ?? '' },
    });
    return readCsv(body).map((row) => Object.values(row));
  };
  const sumsOf = (row: readonly string[] = []) =>
    row.slice(9, 13).map((cell) => centsOf(Number(cell.replace(',', '.'))));

  /** Does what this step can do now; what the server refuses changes nothing. */
  const take: Readonly<Record<Step, (euros: number) => Promise<unknown>>> = {
    pay: async () => {
      await pay(els, oid).catch(() => undefined);
      for (const id of provider.references) {
        if ((await provider.reportOf(id))?.state === 'open') provider.set(id, 'paid');
        await server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id } });
      }
    },
    transfer: async (amount) => {
      const { open, refund } = await own();
      const seen = { open, refund, paidOn: '2026-11-20', keepsSurplus: true };
      return manager.call('mark_transfer_paid', { club: dolphin, order: oid, amount, ...seen }, newKey());
    },
    credit: (amount) =>
      manager.call('credit_amount', { club: dolphin, order: oid, amount, reason: 'x' }, newKey()),
    'give back': async () => {
      const { refund } = await own();
      const given = { amount: refund, refund, way: 'cash', givenOn: '2026-11-20' } as const;
      return manager.call('note_given_back', { club: dolphin, order: oid, ...given }, newKey());
    },
    'undo giving': async () => {
      const entry = (await own()).entries.find(({ undoable }) => undoable)?.id ?? 1;
      return manager.call('undo_given_back', { club: dolphin, entry, reason: 'x' }, newKey());
    },
    'charge back': async (euros) => {
      const [id] = provider.references;
      if (id === undefined) return;
      provider.chargeBack(id, euros * 100);
      await server.app.inject({ method: 'POST', url: '/payments/webhook', payload: { id } });
    },
    'undo payment': async () => {
      const payment = (await own()).payments.find(({ undoable }) => undoable)?.id ?? 1;
      return manager.call('undo_transfer', { club: dolphin, payment, reason: 'x' }, newKey());
    },
  };

  /** Makes a part of the order a line of another course. */
  const split = async (cents: number) => {
    const { db } = server.database;
    const [line] = await db.select().from(orderLines).where(eq(orderLines.oid, oid));
    if (!line) throw new Error('The order has no line');
    const isOther = and(
      ...[eq(courses.clubNid, dolphin), eq(courses.type, 'course')],
      ...[isNotNull(courses.firstStartsAt), ne(courses.nid, line.courseNid ?? 0)],
    );
    const [course] = await db.select().from(courses).where(isOther);
    if (!course) throw new Error('There is no other course');
    await db
      .update(orderLines)
      .set({ unitCostCents: line.unitCostCents - cents })
      .where(eq(orderLines.oid, oid));
    await db
      .insert(orderLines)
      .values({ ...line, position: line.position + 1, courseNid: course.nid, unitCostCents: cents });
  };

  const sumCents = (rows: readonly number[]) => rows.reduce((sum, euros) => sum + centsOf(euros), 0);
  /** The charged, credited, paid and open amounts of the club's courses, in cents. */
  const seasonSums = async () => {
    const ask = async (season?: number) =>
      (await manager.ask('get_season_numbers', { club: dolphin, ...(season !== undefined && { season }) }))
        .result;
    const all = await Promise.all((await ask()).seasons.map(ask));
    const rows = all.flatMap((one) => one.courses);
    return (['charged', 'credited', 'paid', 'open'] as const).map((name) =>
      sumCents(rows.map((row) => row[name])),
    );
  };

  it('agrees to the cent with invoices, seasons and numbers, after any steps of family, club and bank', async () => {
    const step = fc.tuple(fc.constantFrom(...steps), fc.integer({ min: 1, max: 210 }));
    const other = fc.integer({ min: 1, max: 20_999 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 7 }), other, async (taken, cents) => {
        provider.reset();
        await server.restore();
        await split(cents);
        const was = { season: await seasonSums(), own: await own() };
        for (const [name, euros] of taken) await take[name](euros);
        await server.settled();
        const [invoiced = 0, credited = 0, received = 0, returned = 0] = sumsOf((await books()).at(-1));
        const owed = (await invoices()).reduce(
          (sum, { open, refund }) => sum + centsOf(open) - centsOf(refund),
          0,
        );
        expect(invoiced - credited - received + returned).toBe(owed);
        const now = await own();
        const grown = (amount: (one: typeof now) => number) =>
          centsOf(amount(now)) - centsOf(amount(was.own));
        const season = (await seasonSums()).map((sum, place) => sum - (was.season[place] ?? 0));
        expect(season).toEqual([
          grown(({ total }) => total),
          grown((one) => one.credited),
          // Money that the family got back twice, from the club and by the bank, lowers `paid` of a season below zero. An invoice has it as `reclaim`.
          grown(({ paid }) => paid) - grown(({ reclaim }) => reclaim),
          grown(({ open }) => open),
        ]);
        const { result: numbers } = await manager.ask('get_club_numbers', { club: dolphin });
        expect(sumCents(numbers.open.map(({ amount }) => amount))).toBe(
          sumCents((await invoices()).map(({ open }) => open)),
        );
      }),
      {
        ...runs(12),
        // The bank takes back what the club gave back before.
        examples: [
          [
            [
              ['pay', 1],
              ['credit', 126],
              ['pay', 1],
              ['charge back', 85],
            ],
            1,
          ],
        ],
      },
    );
  });

  it('has a row for each event, by day, between the sums before and after', async () => {
    await take.transfer(265);
    await take['give back'](55);
    await take['undo giving'](55);
    const rows = await books('2026-11-20');
    expect(rows[0]?.slice(0, 2)).toEqual(['20/11/2026', 'Stand voor deze periode']);
    const today = rows.slice(1, -1).map((row) => row.filter((cell) => cell !== ''));
    expect(today.map((row) => [row[1], row[7], row[8]])).toEqual([
      ['Betaling', 'Overschrijving', '265,00'],
      ['Zelf teruggegeven', 'Cash', '55,00'],
      ['Teruggave ongedaan gemaakt', 'Cash', '55,00'],
    ]);
    const [before, after] = [sumsOf(rows[0]), sumsOf(rows.at(-1))];
    expect(after.map((sum, place) => sum - (before[place] ?? 0))).toEqual([0, 0, 32_000, 5_500]);
    // The next period begins where this one ended.
    expect(sumsOf((await books('2026-11-21', '2026-12-31'))[0])).toEqual(after);
  });

  it('says of each row what it is for, who paid for whom, and the number of the credit note', async () => {
    const amount = 45;
    const { db } = server.database;
    const [line] = await db.select().from(orderLines).where(eq(orderLines.oid, oid));
    const isOther = and(eq(courses.clubNid, dolphin), ne(courses.nid, line?.courseNid ?? 0));
    const [elsewhere] = await db
      .select({ course: courses.nid, tariff: tariffs.nid })
      .from(tariffs)
      .innerJoin(courses, eq(courses.nid, tariffs.courseNid))
      .where(isOther);
    if (!line || !elsewhere || line.tariffNid === null) throw new Error('There is no other course');
    // A place on a waiting list is sold to nobody.
    await db.insert(orderLines).values({
      ...{ ...line, position: line.position + 1, isQueued: true, courseNid: elsewhere.course },
      ...{ unitCostCents: 0, discountCents: 0 },
    });
    // Karim, who is in the order too, moves to this course tomorrow.
    const moved = { uid: karim, oid, isTicket: false, registeredAt: server.clock.now() };
    const [from, to] = await db
      .insert(registrations)
      .values([
        { ...moved, tariffNid: elsewhere.tariff, status: -1 },
        { ...moved, tariffNid: line.tariffNid, status: 1 },
      ])
      .returning();
    await db.insert(cancellations).values({
      ...{ registrationId: from?.id ?? 0, changedToId: to?.id ?? 0, how: 'change', reason: '' },
      askedAt: new Date(server.clock.now().getTime() + 86_400_000),
    });
    await manager.ask('credit_amount', { club: dolphin, order: oid, amount, reason: 'Ziek' }, newKey());
    await take.transfer(165);
    const { number, payer, name, creditNotes } = await own();
    const rows = (await books()).filter((row) => row[2] === number);
    const about = [name, payer, 'Zwemtraining'];
    expect(rows.map((row) => [row[1], row[3], ...row.slice(5, 8)])).toEqual([
      ['Kostennota', '', ...about],
      ['Betaling', '', ...about],
      ['Creditnota', creditNotes[0]?.number, ...about],
    ]);
  });

  it('is noted with its period, and refused to others', async () => {
    await books('2026-01-01');
    const { db } = server.database;
    const noted = await db.select().from(clubActions).where(eq(clubActions.action, 'download-books'));
    expect(noted).toMatchObject([{ byUid: karim, details: { what: '01/01/2026 - 20/11/2026' } }]);
    const wanted = { club: dolphin, from: '2026-01-01', until: '2026-11-20' };
    expect((await els.call('download_books', wanted)).status).toBe(403);
  });
});
