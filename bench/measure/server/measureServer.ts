import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { defaultPasswordCost } from '#server/config.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { productVariants, users } from '#server/db/schema.ts';
import { seed } from '#server/seed/demo/seed.ts';
import { passwordsAt } from '#server/services/sessions/passwords.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { newKey } from '#tests/server/support/registration.ts';
import { type ServerProcess, startServerProcess } from '#tests/server/support/serverProcess.ts';
import { testClock } from '#tests/server/support/testClock.ts';
import { ask, inParallel, serverFor } from './callers.ts';
import { cpuOf, cpuOfChildren } from './cpuOfProcesses.ts';
import { measureBareOrders } from './measureBareOrders.ts';
import { measureBareSales } from './measureBareSales.ts';
import type { Shares } from './profileShares.ts';

export interface ServerMeasurement {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly salesPerSecond: number;
  /** Equal to `stock` when concurrent orders caused no wrong refusal and no overselling. */
  readonly sold: number;
  readonly stock: number;
  readonly readsPerSecond: number;
  /** The 97.5th percentile of the duration of a read, in milliseconds. */
  readonly slowRead: number;
  /** Answers that are neither a sale, nor sold out, nor a successful read. */
  readonly faults: number;
  /** Transactions per second that only sell one shirt each: the upper limit that the database sets for any server. */
  readonly bareSalesPerSecond: number;
  /** Orders per second by their bare statements; undefined where it is not measured. */
  readonly bareOrdersPerSecond?: number;
  /** CPU time of one attempt to buy, in milliseconds. */
  readonly cpu: SaleCpu;
}

interface SaleCpu {
  readonly servers: number;
  /** The processes of PostgreSQL; undefined where the database is a part of the server. */
  readonly database?: number;
  readonly buyers: number;
}

interface Size {
  /** Number of attempts to buy. */
  readonly attempts: number;
  readonly readSeconds: number;
}

const shirt = { nid: 6302, price: 18 };
const buyers = 100;
const firstUid = 5_000;

/** Measures one process on PGlite. */
export async function measureOnPglite(size: Size): Promise<ServerMeasurement> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-bench-'));
  try {
    const cookies = await prepare(await openPgliteFolder(dataDir), size);
    const servers = [await startServerProcess({ DATA_DIR: dataDir, CALL_LIMIT: '1000000' })];
    const measured = await measure('PGlite', { size, cookies, servers });
    const bare = await openPgliteFolder(dataDir);
    return { ...measured, bareSalesPerSecond: await measureBareSales(bare, shirt.nid) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures two processes on a PostgreSQL server of their own. */
export async function measureOnPostgres(size: Size): Promise<ServerMeasurement> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('bench');
    const cookies = await prepare(await openPostgres(url, () => undefined), size);
    const env = { DATABASE_URL: url, CALL_LIMIT: '1000000' };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    const measured = await measure('PostgreSQL', { size, cookies, servers, postgres: postgres.pid });
    const bare = await openPostgres(url, () => undefined);
    const bareSalesPerSecond = await measureBareSales(bare, shirt.nid);
    const bought = { url, variantNid: shirt.nid, uid: firstUid, priceCents: shirt.price * 100 };
    return { ...measured, bareSalesPerSecond, bareOrdersPerSecond: await measureBareOrders(bought) };
  } finally {
    await postgres.stop();
  }
}

/** Measures the parts of a server's time while it sells on PostgreSQL. This is a run of its own, because the profiler takes time too. */
export async function profileSales(size: Size): Promise<Shares> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('profiled');
    const cookies = await prepare(await openPostgres(url, () => undefined), size);
    const preload = './bench/measure/server/serverProfiler.ts';
    const server = await startServerProcess({ DATABASE_URL: url, CALL_LIMIT: '1000000' }, { preload });
    const answer = () => new Promise<unknown>((resolve) => server.process.once('message', resolve));
    const asked = async (what: 'begin' | 'end') => {
      const answered = answer();
      server.process.send(what);
      return answered;
    };
    await asked('begin');
    await sell({ size, cookies, servers: [server] });
    // Safe cast: the profiler answers so.
    const shares = (await asked('end')) as Shares;
    await server.end('SIGTERM');
    return shares;
  } finally {
    await postgres.stop();
  }
}

/** @returns a session cookie for each buyer */
async function prepare(database: DatabaseHandle, size: Size): Promise<readonly string[]> {
  await database.migrate((db) => seed({ db, clock: testClock() }, passwordsAt(defaultPasswordCost)));
  const { db } = database;
  const uids = Array.from({ length: buyers }, (_, index) => firstUid + index);
  // An account whose address nobody confirmed gets three orders.
  const addressOf = (uid: number) => ({
    mail: `koper${uid}@example.org`,
    confirmedMail: `koper${uid}@example.org`,
  });
  await db
    .insert(users)
    .values(
      uids.map((uid) => ({ uid, fname: 'Koper', lname: 'De Vlugge', color: '#112233', ...addressOf(uid) })),
    );
  const cookies: string[] = [];
  for (const uid of uids) cookies.push(`auth=${await openSession({ db, clock: testClock() }, { uid })}`);
  await db
    .update(productVariants)
    .set({ stock: stockOf(size) })
    .where(eq(productVariants.nid, shirt.nid));
  await database.close();
  return cookies;
}

/** A stock for half of the attempts. */
function stockOf({ attempts }: Size): number {
  return Math.floor(attempts / 2);
}

interface Setting {
  readonly size: Size;
  readonly cookies: readonly string[];
  readonly servers: readonly ServerProcess[];
  /** Process id of the PostgreSQL server. */
  readonly postgres?: number;
}

async function measure(
  engine: ServerMeasurement['engine'],
  setting: Setting,
): Promise<Omit<ServerMeasurement, 'bareSalesPerSecond'>> {
  const { size, servers } = setting;
  try {
    const before = cpuNow(setting);
    const sales = await sell(setting);
    const after = cpuNow(setting);
    const cpuOfOne = (part: keyof SaleCpu) => ((after[part] ?? 0) - (before[part] ?? 0)) / size.attempts;
    const reads = await read(setting);
    return {
      engine,
      salesPerSecond: size.attempts / sales.seconds,
      sold: sales.statuses.filter((status) => status === 200).length,
      stock: stockOf(size),
      readsPerSecond: reads.durations.length / size.readSeconds,
      slowRead: reads.durations.toSorted((a, b) => a - b)[Math.floor(reads.durations.length * 0.975)] ?? 0,
      cpu: {
        servers: cpuOfOne('servers'),
        ...(setting.postgres !== undefined && { database: cpuOfOne('database') }),
        buyers: cpuOfOne('buyers'),
      },
      faults: sales.statuses.filter((status) => status !== 200 && status !== 409).length + reads.faults,
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

function cpuNow({ servers, postgres }: Setting): SaleCpu {
  return {
    servers: servers.reduce((sum, { process: { pid = 0 } }) => sum + cpuOf(pid), 0),
    ...(postgres !== undefined && { database: cpuOfChildren(postgres) }),
    buyers: cpuOf(process.pid),
  };
}

async function sell({ size, cookies, servers }: Setting) {
  const statuses: number[] = [];
  let next = 0;
  const began = performance.now();
  await inParallel(async (agent) => {
    for (let attempt = next++; attempt < size.attempts; attempt = next++) {
      const buyer = attempt % buyers;
      const body = JSON.stringify({
        club: 1,
        uid: firstUid + buyer,
        tariffs: [],
        products: { [shirt.nid]: 1 },
        total: shirt.price,
        // The mail waits for a next cart, so that no mails are written while others order.
        more: true,
      });
      const cookie = cookies[buyer] ?? '';
      const headers = { 'content-type': 'application/json', cookie, ...newKey().headers };
      const to = `${serverFor(servers, attempt).origin}/api?q=place_order`;
      statuses.push((await ask(to, { agent, method: 'POST', headers, body })).status);
    }
  });
  return { statuses, seconds: (performance.now() - began) / 1000 };
}

async function read({ size, servers }: Setting) {
  const durations: number[] = [];
  let faults = 0;
  let next = 0;
  const until = performance.now() + size.readSeconds * 1000;
  await inParallel(async (agent) => {
    while (performance.now() < until) {
      const began = performance.now();
      const { origin } = serverFor(servers, next++);
      const to = `${origin}/api?q=get_courses&club=1&type=course`;
      const { status } = await ask(to, { agent, method: 'GET' });
      durations.push(performance.now() - began);
      if (status !== 200) faults += 1;
    }
  });
  return { durations, faults };
}
