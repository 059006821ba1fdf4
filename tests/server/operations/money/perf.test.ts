import { eq } from 'drizzle-orm';
import { it } from 'vitest';
import { transferReference } from '#rules/transferReference.ts';
import { bankLines, orders, payments } from '#server/db/schema.ts';
import { codaFile } from '../../support/bank/codaFile.ts';
import { formParts, multipartBody } from '../../support/files/multipart.ts';
import { startManagedOrder } from '../../support/orders/managedOrder.ts';
import { dolphin } from '../../support/orders/paying.ts';
import { daysAfter } from '#rules/brusselsInstant.ts';
import { todayOf } from '#server/clock.ts';
it('perf', async () => {
  const { server, manager, oid } = await startManagedOrder();
  const db = server.database.db;
  const [order] = await db.select().from(orders).where(eq(orders.oid, oid));
  const { oid: _, ...v } = order!;
  const oids: number[] = [];
  for (let i = 0; i < 20; i++) {
    const made = await db.insert(orders).values(Array.from({ length: 500 }, () => v)).returning({ oid: orders.oid });
    oids.push(...made.map((m) => m.oid));
  }
  const day = daysAfter(todayOf(server.clock), -1).slice(2).split('-').toReversed().join('');
  const file = codaFile(oids.map((o, i) => ({ cents: 21_000, day, payer: `P ${i}`, iban: `BE${String(i).padStart(14, '0')}`, structured: transferReference(o).replaceAll(/\D/g, '') })), { account: 'BE43068999999501' });
  for (const turn of [1, 2]) {
    const t = performance.now();
    const a = await server.app.inject({ method: 'POST', url: '/api?q=read_bank_file', ...multipartBody(formParts({ club: dolphin }, { name: 'a', type: 'text/plain', content: file })), cookies: { auth: (manager.cookie ?? '').replace('auth=', '') } });
    console.log('upload', turn, Math.round(performance.now() - t), a.body, file.length);
  }
  let t = performance.now();
  const l = await manager.ask('get_bank_lines', { club: dolphin, show: 'sure' });
  console.log('list', Math.round(performance.now() - t), l.counts);
  t = performance.now();
  console.log('book', await manager.ask('book_sure_bank_lines', { club: dolphin }), Math.round(performance.now() - t));
  t = performance.now();
  console.log('book', await manager.ask('book_sure_bank_lines', { club: dolphin }), Math.round(performance.now() - t));
  console.log(await db.$count(bankLines), await db.$count(payments));
  await server.stop();
}, 600_000);
