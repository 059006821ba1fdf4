import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  clubActions,
  clubMembers,
  moneyEntries,
  orders,
  outgoingMails,
  payments,
} from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startTwoServers, type TwoServers } from '../support/database/startTwoServers.ts';
import { dolphin, unpaidOid } from '../support/orders/paying.ts';
import type { TestClient } from '../support/testServer.ts';

const isWhole = process.env.MATRIX === 'full';
const rounds = isWhole ? 20 : 3;
const atOnce = isWhole ? 40 : 10;

/** Two people who manage De Dolfijn. */
const managers = [10, 1] as const;

let servers: TwoServers;
let clients: readonly TestClient[];
let oid: number;
beforeAll(async () => {
  servers = await startTwoServers();
  const { db } = servers;
  for (const uid of managers)
    await db
      .insert(clubMembers)
      .values({ clubNid: dolphin, uid, role: 'admin' })
      .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
  clients = await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const server = servers.at(index);
      const client = server.client();
      const uid = managers[index % 2] ?? managers[0];
      client.cookie = `auth=${await openSession({ db, clock: server.clock }, { uid })}`;
      return client;
    }),
  );
  oid = await unpaidOid(await servers.at(0).loggedIn('federatie@example.org'));
}, 120_000);
beforeEach(async () => {
  const { db } = servers;
  await db.delete(moneyEntries);
  await db.delete(payments).where(eq(payments.oid, oid));
  await db.update(orders).set({ payment: 'unpaid' }).where(eq(orders.oid, oid));
  await db.delete(clubActions);
  await db.delete(outgoingMails);
});
afterAll(() => servers.stop());

const newKey = () => ({ headers: { 'idempotency-key': randomUUID() } });

it.each([210, 60])('two managers who book one transfer of %i euros at once book it once', async (amount) => {
  const { db } = servers;
  for (let round = 0; round < rounds; round += 1) {
    await db.delete(moneyEntries);
    await db.delete(payments).where(eq(payments.oid, oid));
    await db.update(orders).set({ payment: 'unpaid' }).where(eq(orders.oid, oid));
    await db.delete(clubActions);
    const request = { club: dolphin, order: oid, amount, paidOn: '2026-11-19', open: 210 };
    const answers = await Promise.all(
      clients.map((client) => client.call('mark_transfer_paid', request, newKey())),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(atOnce - 1);
    expect(await db.select().from(payments).where(eq(payments.oid, oid))).toMatchObject([
      { amountCents: amount * 100, state: 'paid' },
    ]);
    expect(await db.$count(clubActions)).toBe(1);
  }
});

it('two managers who undo one transfer at once undo it once', async () => {
  const { db } = servers;
  const [client] = clients;
  const request = { club: dolphin, order: oid, amount: 210, paidOn: '2026-11-19', open: 210 };
  await client?.ask('mark_transfer_paid', request, newKey());
  const [payment] = await db.select().from(payments).where(eq(payments.oid, oid));
  const undo = { club: dolphin, payment: payment?.id ?? 0, reason: 'Dubbel' };
  const answers = await Promise.all(clients.map((one) => one.call('undo_transfer', undo, newKey())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await db.$count(clubActions, eq(clubActions.action, 'undo-transfer'))).toBe(1);
  expect(await db.select().from(orders).where(eq(orders.oid, oid))).toMatchObject([{ payment: 'unpaid' }]);
});
