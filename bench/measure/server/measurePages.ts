import { Agent } from 'node:http';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { type ServerProcess, startServerProcess } from '#tests/server/support/serverProcess.ts';
import { ask, inParallel, serverFor } from './callers.ts';

export interface PagesMeasurement {
  readonly name: string;
  readonly isCached: boolean;
  readonly pagesPerSecond: number;
  /** The 97.5th percentile of the duration of a page, in milliseconds. */
  readonly slow: number;
  /** Size of the last page as sent. */
  readonly bytes: number;
  /** Whether the page has the club's heading before any script runs. */
  readonly isRendered: boolean;
  /** Answers that are no page, or the shell in place of the page. */
  readonly faults: number;
}

/**
 * An address that nobody asked before does not come from the server's cache. The server renders few pages at a time, and sends its
 * shell to a crowd that asks for many different ones, so there are fewer visitors without the cache.
 */
const ways = [
  { isCached: true, of: 'with its cache', visitors: 50, addressOf: () => '/arabesk' },
  {
    ...{ isCached: false, of: 'without its cache', visitors: 6 },
    addressOf: (page: number) => `/arabesk?bench=${page}`,
  },
] as const;

const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };

/** Reads the club page as fast as the servers give it, one way after the other. */
export async function measurePages(seconds: number): Promise<readonly PagesMeasurement[]> {
  const env = { CALL_LIMIT: '1000000' };
  const one = await startServerProcess(env);
  const onPglite = await measureBoth('PGlite, one process', [one], seconds);
  const postgres = await startPostgres();
  try {
    const shared = { ...env, DATABASE_URL: await postgres.createDatabase('pages') };
    // The first one fills the database with the demo.
    const servers = [await startServerProcess(shared), await startServerProcess(shared)];
    return [...onPglite, ...(await measureBoth('PostgreSQL, two processes', servers, seconds))];
  } finally {
    await postgres.stop();
  }
}

async function measureBoth(
  engine: string,
  servers: readonly ServerProcess[],
  seconds: number,
): Promise<readonly PagesMeasurement[]> {
  try {
    const measured: PagesMeasurement[] = [];
    for (const { isCached, of, addressOf, visitors } of ways) {
      // A warm-up: the code of a server that just started is slow.
      const warmUp = { seconds: Math.min(seconds, 5), addressOf: (page: number) => addressOf(-1 - page) };
      await readPages(servers, { ...warmUp, visitors });
      const read = await readPages(servers, { seconds, addressOf, visitors });
      measured.push({ name: `${engine}, ${of}, ${visitors} visitors`, isCached, ...read });
    }
    return measured;
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

interface Reading {
  readonly seconds: number;
  readonly addressOf: (page: number) => string;
  /** Visitors who ask at the same time. */
  readonly visitors: number;
}

async function readPages(
  servers: readonly ServerProcess[],
  { seconds, addressOf, visitors }: Reading,
): Promise<Omit<PagesMeasurement, 'name' | 'isCached'>> {
  const first = await readOne(servers, addressOf(0));
  const durations: number[] = [];
  let next = 0;
  let faults = 0;
  let size = 0;
  const began = performance.now();
  const until = began + seconds * 1000;
  await inParallel(async (agent) => {
    while (performance.now() < until) {
      const page = next++;
      const asked = performance.now();
      const to = `${serverFor(servers, page).origin}${addressOf(page)}`;
      const { status, body } = await ask(to, { agent, method: 'GET', headers });
      durations.push(performance.now() - asked);
      size = body.byteLength;
      // The shell, which the server sends when a page takes too long, is much smaller than a page.
      if (status !== 200 || body.byteLength < first.bytes * 0.8) faults += 1;
    }
  }, visitors);
  const sorted = durations.toSorted((one, other) => one - other);
  return {
    pagesPerSecond: (durations.length * 1000) / (performance.now() - began),
    slow: sorted[Math.floor(sorted.length * 0.975)] ?? Number.NaN,
    bytes: size,
    isRendered: first.isRendered,
    faults,
  };
}

/** The page when the server has nothing else to do. The first answer may be the shell, because the server's code is cold. */
async function readOne(servers: readonly ServerProcess[], address: string) {
  const url = `${serverFor(servers, 0).origin}${address}`;
  const agent = new Agent();
  await ask(url, { agent, method: 'GET', headers });
  const { body } = await ask(url, { agent, method: 'GET', headers });
  const plain = await ask(url, { agent, method: 'GET', headers: { accept: 'text/html' } });
  agent.destroy();
  return { bytes: body.byteLength, isRendered: plain.body.includes('<h1') };
}
