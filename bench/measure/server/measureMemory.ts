import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { demoLogin } from '#tests/server/support/database/restoring/restorePasswords.ts';
import { type ServerProcess, startServerProcess } from '#tests/server/support/serverProcess.ts';
import { ask, inParallel } from './callers.ts';

export interface MemoryMeasurement {
  readonly database: 'PGlite' | 'PostgreSQL';
  /** Resident memory at rest, in megabytes. */
  readonly atStart: number;
  /** The same after each round of requests. */
  readonly afterRounds: readonly number[];
  /** Answers with another status than 200. */
  readonly faults: number;
}

const rounds = 3;
const atOnce = 20;
/** Milliseconds without a request before memory is read: the server has ended its work by then. */
const rest = 10_000;

interface Asked {
  readonly path: string;
  readonly as?: 'parent';
}

const asked: readonly Asked[] = [
  { path: '/arabesk' },
  { path: '/arabesk/ballet-6-8' },
  { path: '/api?q=get_courses&club=1&type=course&limit=60' },
  { path: '/api?q=get_course&club=1&course=ballet-6-8' },
  { path: '/api?q=search_clubs&text=ballet' },
  { path: '/api?q=get_dashboard', as: 'parent' },
  { path: '/api?q=get_calendar&from=2026-06-01&to=2027-05-31', as: 'parent' },
];

/**
 * Measures a process on each database, which is filled before: the demo data of a first start take memory too.
 * @param requests of one round
 */
export async function measureMemory(requests: number): Promise<readonly MemoryMeasurement[]> {
  const env = { CALL_LIMIT: '1000000' };
  const dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-memory-'));
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('memory');
    return [
      await measure('PGlite', { ...env, DATA_DIR: dataDir }, requests),
      await measure('PostgreSQL', { ...env, DATABASE_URL: url }, requests),
    ];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(
  database: MemoryMeasurement['database'],
  env: Readonly<Record<string, string>>,
  requests: number,
): Promise<MemoryMeasurement> {
  await (await startServerProcess(env)).end('SIGTERM');
  const server = await startServerProcess(env);
  try {
    const parent = await logIn(server.origin);
    const atStart = await memoryAtRest(server);
    const afterRounds: number[] = [];
    let faults = 0;
    for (let round = 0; round < rounds; round += 1) {
      let next = 0;
      await inParallel(async (agent) => {
        for (let at = next++; at < requests; at = next++) {
          const { path, as } = asked[at % asked.length] ?? { path: '/' };
          const isGood = await isAnswered(server.origin + path, agent, as && parent);
          if (!isGood) faults += 1;
        }
      }, atOnce);
      afterRounds.push(await memoryAtRest(server));
    }
    return { database, atStart, afterRounds, faults };
  } finally {
    await server.end('SIGTERM');
  }
}

async function isAnswered(url: string, agent: Agent, cookie: string | undefined): Promise<boolean> {
  const { status } = await ask(url, { agent, method: 'GET', headers: cookie ? { cookie } : {} });
  return status === 200;
}

/** @returns the cookies of the demo's parent */
async function logIn(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api?q=login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  });
  if (response.status !== 200) throw new Error(`No login: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
}

/** Resident memory of a process that had nothing to do for a while, in megabytes. */
async function memoryAtRest({ process: { pid } }: ServerProcess): Promise<number> {
  await wait(rest);
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1_000;
}
