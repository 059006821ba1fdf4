import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Database } from '#server/db/database.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { clubMembers } from '#server/db/schema.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { insertInvoices, statementOf } from '#tests/server/support/orders/manyInvoices.ts';
import { startServerProcess } from '#tests/server/support/serverProcess.ts';
import { testClock } from '#tests/server/support/testClock.ts';
import { testStart } from '#tests/support/clock/testStart.ts';

/**
 * Measures a bank statement of 10,000 transfers on PGlite and on PostgreSQL: how long reading and booking it take.
 *
 * Usage: node --conditions=club-source bench/bank.ts [transfers] [pglite|postgres]
 */
const [, , wanted = '10000', only] = process.argv;
const transfers = Number(wanted);
/** De Dolfijn, with as many families that owe it an order. */
const club = 4;
const manager = 10;
const account = 'BE43068999999501';

if (only !== 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'clubpoort-bank-'));
  try {
    await measureOn('PGlite', { DATA_DIR: folder }, () => openPgliteFolder(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
if (only !== 'pglite') {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('bank');
    await measureOn('PostgreSQL', { DATABASE_URL: url }, () => openPostgres(url, () => undefined));
  } finally {
    await postgres.stop();
  }
}

async function measureOn(
  name: string,
  env: Readonly<Record<string, string>>,
  open: () => Promise<Awaited<ReturnType<typeof openPgliteFolder>>>,
): Promise<void> {
  const seeding = await startServerProcess(env);
  await seeding.end('SIGTERM');
  const database = await open();
  let cookie = '';
  try {
    await database.migrate(fill);
    cookie = `auth=${await openSession({ db: database.db, clock: testClock() }, { uid: manager })}`;
  } finally {
    await database.close();
  }
  const server = await startServerProcess({ ...env, CALL_LIMIT: '1000000' });
  const ask = async (operation: string, body: BodyInit, headers: Record<string, string> = {}) => {
    const began = performance.now();
    const answer = await fetch(`${server.origin}/api?q=${operation}`, {
      ...{ method: 'POST', headers: { cookie, ...headers }, body },
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(text);
    return { seconds: (performance.now() - began) / 1000, ...JSON.parse(text) };
  };
  try {
    for (const time of ['first', 'second']) {
      const form = new FormData();
      form.set('club', String(club));
      form.set('file', new File([statementOf(transfers, { account, day: '191126' })], 'afschrift.cod'));
      const { seconds, result } = await ask('read_bank_file', form);
      console.log(`${name}: read the ${time} time in ${seconds.toFixed(1)} s`, result);
    }
    const looked = performance.now();
    await fetch(`${server.origin}/api?q=get_bank_lines&club=${club}&show=sure`, { headers: { cookie } });
    console.log(`${name}: listed in ${((performance.now() - looked) / 1000).toFixed(1)} s`);
    const began = performance.now();
    let [calls, longest, booked, left] = [0, 0, 0, 1];
    while (left > 0) {
      const step = await ask('book_sure_bank_lines', JSON.stringify({ club }), {
        'content-type': 'application/json',
      });
      calls += 1;
      longest = Math.max(longest, step.seconds);
      booked += step.result.booked;
      left = step.result.left;
      console.log(`  ${calls}: ${step.result.booked} in ${step.seconds.toFixed(1)} s`);
    }
    const seconds = (performance.now() - began) / 1000;
    console.log(
      `${name}: booked ${booked} in ${seconds.toFixed(0)} s by ${calls} calls, the longest ${longest.toFixed(1)} s`,
    );
  } finally {
    await server.end('SIGTERM');
  }
}

async function fill(db: Database): Promise<void> {
  await db
    .insert(clubMembers)
    .values({ clubNid: club, uid: manager, role: 'admin' })
    .onConflictDoUpdate({ target: [clubMembers.clubNid, clubMembers.uid], set: { role: 'admin' } });
  await insertInvoices(db, {
    club,
    count: transfers,
    hasMail: true,
    placedAt: new Date(testStart.getTime() - 10 * dayInMilliseconds),
  });
}
