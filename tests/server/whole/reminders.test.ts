import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { legalName } from '#rules/legalIdentity.ts';
import { formatIban } from '#rules/transferCode.ts';
import { referenceOf } from '#rules/transferReference.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubs, orders, outgoingMails, payments, reminders, users } from '#server/db/schema.ts';
import { testStart } from '../../support/clock/testStart.ts';
import { createSeededDatabase } from '../support/database/createSeededDatabase.ts';
import { readMails } from '../support/mails/readMails.ts';
import { dolphin } from '../support/orders/paying.ts';
import { startServerProcess } from '../support/serverProcess.ts';

const day = 24 * 60 * 60 * 1_000;

/** Server processes at several days. Each looks for overdue invoices when it starts. */
describe('reminders of overdue invoices', () => {
  let url: string;
  let database: DatabaseHandle;
  let dataDir: string;
  let oid: number;
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-reminders-'));
    mkdirSync(join(dataDir, 'mail'));
    url = await createSeededDatabase();
    database = await openPostgres(url, (error) => expect.fail(error.message));
    const { db } = database;
    const [found] = await db
      .select({ oid: orders.oid })
      .from(orders)
      .innerJoin(users, eq(users.uid, orders.uid))
      .where(and(eq(users.mail, 'federatie@example.org'), eq(orders.clubNid, dolphin)));
    oid = found?.oid ?? 0;
    await db.update(orders).set({ placedAt: testStart }).where(eq(orders.oid, oid));
    await db
      .update(clubs)
      .set({ reminderDays: [7, 21] })
      .where(eq(clubs.nid, dolphin));
  });
  afterEach(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Runs a server that many days after the order, until it has sent what is due. */
  async function runAfter(days: number, env: Record<string, string> = { REMINDERS: 'on' }): Promise<void> {
    const start = () =>
      startServerProcess({
        ...{ DATABASE_URL: url, DATA_DIR: dataDir, PORTAL_URL: 'http://localhost:3000' },
        CLOCK_OFFSET: String(testStart.getTime() + days * day - Date.now()),
        ...env,
      });
    const unsent = () => database.db.$count(outgoingMails);
    // A server that ends finishes its round first. What it then leaves unsent, the next one sends.
    await (await start()).end('SIGTERM');
    if ((await unsent()) === 0) return;
    const next = await start();
    await expect.poll(unsent).toBe(0);
    await next.end('SIGTERM');
  }
  const toEls = async () =>
    (await readMails(join(dataDir, 'mail'))).filter(
      ({ to, subject }) => to?.[0]?.address === 'federatie@example.org' && subject?.startsWith('Herinnering'),
    );

  it('writes one mail per day of the club, with the data of the transfer', async () => {
    // 14 days to pay, and then seven.
    await runAfter(20);
    expect(await toEls()).toHaveLength(0);
    await runAfter(21);
    await runAfter(22);
    const [mail, ...others] = await toEls();
    expect(others).toEqual([]);
    const { db } = database;
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, dolphin));
    const [order] = await db.select().from(orders).where(eq(orders.oid, oid));
    if (!club || !order) throw new Error('The demo data has no such order');
    expect(mail?.subject).toMatch(/^Herinnering: kostennota KN-\d{4}-\d{6} van Zwemclub De Dolfijn$/);
    for (const part of [
      '€\u00a0210,00',
      'Dat kon tot en met 04/12/2026.',
      formatIban(club.iban),
      club.legal ? legalName(club.legal) : club.title,
      referenceOf(order),
      `http://localhost:3000/bevestiging/${oid}`,
    ])
      expect(mail?.text).toContain(part);
    await runAfter(35);
    expect(await toEls()).toHaveLength(2);
    expect(await db.select().from(reminders).where(eq(reminders.oid, oid))).toHaveLength(2);
  }, 120_000);

  it('asks for a transfer alone where nobody pays online', async () => {
    await runAfter(21, { REMINDERS: 'on', DEMO: '0' });
    const [mail] = await toEls();
    const { db } = database;
    const [club] = await db.select().from(clubs).where(eq(clubs.nid, dolphin));
    const [order] = await db.select().from(orders).where(eq(orders.oid, oid));
    if (!club || !order) throw new Error('The demo data has no such order');
    expect(mail?.html).not.toContain('Nu betalen');
    expect(mail?.html).toContain('Bekijk je bestelling');
    for (const part of [
      'Schrijf dit bedrag over naar de club.',
      'Bedrag: €\u00a0210,00',
      `Rekeningnummer: ${formatIban(club.iban)}`,
      `Gestructureerde mededeling: ${referenceOf(order)}`,
    ])
      expect(mail?.text).toContain(part);
  }, 120_000);

  it('writes none where the portal does not remind, after a payment, and while one is under way', async () => {
    await runAfter(21, {});
    const { db } = database;
    const attempt = {
      ...{ oid, provider: 'transfer', reference: 'statement-7', checkoutUrl: '' },
      ...{ amountCents: 21_000, startedAt: testStart },
    };
    await db.insert(payments).values({ ...attempt, state: 'open' });
    await runAfter(21);
    await db.update(payments).set({ state: 'paid' });
    await db.update(orders).set({ payment: 'paid' }).where(eq(orders.oid, oid));
    await runAfter(22);
    expect(await toEls()).toHaveLength(0);
    expect(await db.$count(reminders, eq(reminders.oid, oid))).toBe(0);
  }, 120_000);
});
