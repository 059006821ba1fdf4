import { mkdtempSync, rmSync } from 'node:fs';
import type { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { defaultPasswordCost } from '#server/config.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPgliteFolder } from '#server/db/drivers/openPglite.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { courses, tariffs, users } from '#server/db/schema.ts';
import { seed } from '#server/seed/demo/seed.ts';
import { passwordsAt } from '#server/services/sessions/passwords.ts';
import { openSession } from '#server/services/sessions/sessions.ts';
import { startPostgres } from '#tests/server/support/database/realPostgres.ts';
import { adultTariff, arabesk, completeAnswers, newKey } from '#tests/server/support/registration.ts';
import { type ServerProcess, startServerProcess } from '#tests/server/support/serverProcess.ts';
import { testClock } from '#tests/server/support/testClock.ts';
import { ask, inParallel, serverFor } from '../measure/server/callers.ts';

interface Size {
  readonly families: number;
  readonly places: number;
}

interface Step {
  readonly name: string;
  /** Milliseconds until the whole answer is there. */
  readonly median: number;
  /** The 97.5th percentile. */
  readonly slow: number;
  readonly longest: number;
}

export interface Opening {
  readonly engine: 'PGlite' | 'PostgreSQL';
  readonly steps: readonly Step[];
  readonly sold: number;
  /** Families that were told that the course is full. */
  readonly refused: number;
  /** Answers that tell a family neither the one nor the other. */
  readonly faults: readonly string[];
  readonly seconds: number;
}

const firstUid = 7_000;
const price = 225;
/** Families that came before the others, and have their places. */
const early = 20;

interface Opened {
  readonly cookies: readonly string[];
  /** The course of the tariff, as its page is named. */
  readonly course: string;
}

/** Measures one process on PGlite. */
export async function openOnPglite(size: Size): Promise<Opening> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clubpoort-opening-'));
  try {
    const opened = await prepare(await openPgliteFolder(dataDir), size);
    const servers = [await startServerProcess({ DATA_DIR: dataDir, CALL_LIMIT: '1000000' })];
    return { engine: 'PGlite', ...(await open(servers, opened)) };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures two processes on a PostgreSQL server of their own. */
export async function openOnPostgres(size: Size): Promise<Opening> {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('opening');
    const opened = await prepare(await openPostgres(url, () => undefined), size);
    const env = { DATABASE_URL: url, CALL_LIMIT: '1000000' };
    const servers = await Promise.all([startServerProcess(env), startServerProcess(env)]);
    return { engine: 'PostgreSQL', ...(await open(servers, opened)) };
  } finally {
    await postgres.stop();
  }
}

/** Makes a session for each family, and gives the course its places. */
async function prepare(database: DatabaseHandle, { families, places }: Size): Promise<Opened> {
  await database.migrate((db) => seed({ db, clock: testClock() }, passwordsAt(defaultPasswordCost)));
  const { db } = database;
  const uids = Array.from({ length: early + families }, (_, index) => firstUid + index);
  await db
    .insert(users)
    .values(uids.map((uid) => ({ uid, fname: 'Ouder', lname: 'De Vlugge', color: '#112233' })));
  const cookies: string[] = [];
  for (const uid of uids) cookies.push(`auth=${await openSession({ db, clock: testClock() }, { uid })}`);
  const [tariff] = await db
    .update(tariffs)
    .set({ capacity: early + places, sold: 0 })
    .where(eq(tariffs.nid, adultTariff))
    .returning({ courseNid: tariffs.courseNid });
  const [course] = await db
    .select({ url: courses.url })
    .from(courses)
    .where(eq(courses.nid, tariff?.courseNid ?? 0));
  if (!course) throw new Error('The demo data have no such course');
  await database.close();
  return { cookies, course: course.url };
}

async function open(
  servers: readonly ServerProcess[],
  { cookies, course }: Opened,
): Promise<Omit<Opening, 'engine'>> {
  const durations = new Map<string, number[]>();
  let isMeasured = false;
  const faults: string[] = [];
  /** @returns the status of the order */
  const register = async (agent: Agent, family: number): Promise<number> => {
    const { origin } = serverFor(servers, family);
    const uid = firstUid + family;
    const cookie = cookies[family] ?? '';
    const timed = async (name: string, path: string, sent?: object) => {
      const from = performance.now();
      const answer = await ask(origin + path, {
        agent,
        ...(sent
          ? {
              method: 'POST',
              headers: { 'content-type': 'application/json', cookie, ...newKey().headers },
              body: JSON.stringify(sent),
            }
          : { method: 'GET', headers: { cookie } }),
      });
      if (isMeasured) durations.set(name, [...(durations.get(name) ?? []), performance.now() - from]);
      return answer;
    };
    const needed = async (...call: Parameters<typeof timed>) => {
      const { status, body } = await timed(...call);
      if (status !== 200) faults.push(`${call[0]}: ${status}`);
      return body;
    };
    const of = { club: arabesk, uid, tariffs: [adultTariff] };
    await needed('the page', `/arabesk/${course}`);
    await needed('the course', `/api?q=get_course&club=${arabesk}&course=${course}`);
    const asked = await needed('the form', '/api?q=get_combined_course_registration_form', of);
    // Safe cast: the contract says that the form has a version. Where it has none, the next call is refused.
    const { formVersion } = JSON.parse(asked.toString()) as { formVersion?: string };
    await needed('sending the answers', '/api?q=save_combined_course_registration_form', {
      ...{ club: arabesk, tariffs: [adultTariff], formVersion, privacyAccepted: true },
      registrations: [{ uid, qids: completeAnswers }],
    });
    await needed('the price', '/api?q=compile_public_registration_invoice', of);
    return (await timed('the order', '/api?q=place_order', { ...of, total: price })).status;
  };
  try {
    // The first calls of a process compile its code, which no evening of a club begins with.
    let next = 0;
    await inParallel(async (agent) => void (await register(agent, next++)), early);
    isMeasured = true;
    const began = performance.now();
    const ends: number[] = [];
    await inParallel(async (agent) => void ends.push(await register(agent, next++)), cookies.length - early);
    const seconds = (performance.now() - began) / 1000;
    const sold = ends.filter((status) => status === 200).length;
    const refused = ends.filter((status) => status === 409).length;
    const steps = [...durations].map(([name, times]) => stepOf(name, times));
    const others = ends.filter((status) => status !== 200 && status !== 409);
    return {
      steps,
      sold,
      refused,
      seconds,
      faults: [...faults, ...others.map((one) => `the order: ${one}`)],
    };
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
}

function stepOf(name: string, times: readonly number[]): Step {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { name, median: at(0.5), slow: at(0.975), longest: sorted.at(-1) ?? 0 };
}
