/**
 * Sends the most expensive requests within the size limit to every operation of a real server, one after another.
 * Meanwhile another client measures how long its own requests take (`docs/testing.md`).
 *
 * Usage: node scripts/hostile.ts [operation …]. Sends a sample by TEST_SEED, a larger one with MATRIX=full, or all
 * requests of the named operations.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type OperationName, operations } from '#schemas/operations.ts';
import { post, startServerProcess } from '#tests/server/support/serverProcess.ts';
import { attack, type Effect, send } from './hostile/attack.ts';
import { hostileAnswers } from './hostile/hostileAnswers.ts';
import { type HostileRequest, hostileRequests } from './hostile/hostileRequests.ts';
import { machinePace } from './hostile/machinePace.ts';

/** Maximum CPU time of one turn of the event loop, in milliseconds. */
const longestTurn = 50;
/** Maximum time that another client may wait, in milliseconds. */
const longestWait = 250;
/** Attempts per request. A real freeze repeats itself; a delay by another process on the machine doesn't. */
const tries = 10;
/** Time in which the server must end after SIGTERM, in milliseconds. */
const patience = 10_000;
const sampledPerOperation = process.env.MATRIX === 'full' ? 40 : 6;

const seed = Number(process.env.TEST_SEED ?? 1);
const chosen = process.argv.slice(2);
const names = (Object.keys(operations) as OperationName[]).filter(
  (name) => chosen.length === 0 || chosen.includes(name),
);
const dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-hostile-'));
const server = await startServerProcess(
  { DATA_DIR: dataDir, CALL_LIMIT: '1000000', LOGIN_LIMIT: '1000000' },
  { preload: './scripts/hostile/watchTurns.ts' },
);

const pace = machinePace();
const faults: string[] = [];
const worst = { turn: 0, wait: 0, title: '' };
let sent = 0;
try {
  await attackAll();
} finally {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
}

console.log(
  `${sent} requests to ${names.length} operations; the longest turn took ${worst.turn.toFixed()} ms of CPU (${worst.title})`,
);
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}

async function attackAll(): Promise<void> {
  for (const name of names) await attackWith(await logIn(), sample(hostileRequests(operations[name])));
  const cookie = await logIn();
  await attackWith(cookie, await hostileAnswers(server, cookie));
  faults.push(...(await stopUnderAttack()));
}

async function attackWith(cookie: string, requests: readonly HostileRequest[]): Promise<void> {
  for (const request of requests) {
    const effect = await smallestEffect(request, cookie);
    sent += 1;
    if (process.env.VERBOSE)
      console.log(`${effect.turn.toFixed(0)} ${effect.wait.toFixed(0)} ${effect.status} ${request.title}`);
    if (effect.turn > worst.turn) Object.assign(worst, effect, { title: request.title });
    if (effect.status >= 500) faults.push(`${request.title}: answered ${effect.status}`);
    if (effect.turn > longestTurn)
      faults.push(`${request.title}: ${effect.turn.toFixed()} ms of CPU in one turn`);
    if (effect.wait > longestWait)
      faults.push(`${request.title}: another client waited ${effect.wait.toFixed()} ms`);
  }
}

/** Measures the least effect of several attempts: the cost of a request, without that of other processes. */
async function smallestEffect(request: HostileRequest, cookie: string): Promise<Effect> {
  let least = await attackAtPace(request, cookie);
  for (let again = 1; again < tries && (least.turn > longestTurn || least.wait > longestWait); again += 1) {
    const { status, turn, wait } = await attackAtPace(request, cookie);
    least = { status, turn: Math.min(least.turn, turn), wait: Math.min(least.wait, wait) };
  }
  return least;
}

/** Attacks once. A turn counts as long as it would take on this machine at rest. */
async function attackAtPace(request: HostileRequest, cookie: string): Promise<Effect> {
  const before = pace.slowness();
  const effect = await attack(server, request, cookie);
  return { ...effect, turn: effect.turn / Math.max(before, pace.slowness()) };
}

/** Checks that the server still ends on SIGTERM while it is busy with many of these requests. */
async function stopUnderAttack(): Promise<string[]> {
  const cookie = await logIn();
  const requests = hostileRequests(operations.place_order).slice(0, 40);
  const sending = requests.map((request) => send(server, request, cookie));
  await Promise.race(sending);
  const late = setTimeout(() => server.end('SIGKILL'), patience);
  await server.end('SIGTERM');
  clearTimeout(late);
  await Promise.all(sending);
  const { exitCode } = server.process;
  return exitCode === 0 ? [] : [`SIGTERM: the server did not end by itself within ${patience} ms`];
}

async function logIn(): Promise<string> {
  const body = { mail: 'ouder@example.org', password: 'demo-wachtwoord' };
  const { headers } = await post(server, { name: 'login', body, cookie: '' });
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A sample of the requests, which depends on the seed. */
function sample(requests: readonly HostileRequest[]): readonly HostileRequest[] {
  if (chosen.length > 0) return requests;
  const step = Math.max(1, Math.floor(requests.length / sampledPerOperation));
  return requests.filter((_, at) => at % step === seed % step);
}
