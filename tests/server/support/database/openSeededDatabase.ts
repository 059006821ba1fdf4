import pg from 'pg';
import { expect } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { createSeededDatabase, dropDatabase } from './createSeededDatabase.ts';
import { type Restorer, restorerOf, type State } from './restoring/restoreDatabase.ts';

interface Leasable {
  readonly url: string;
  readonly database: DatabaseHandle;
  readonly restorer: Restorer;
  readonly watcher: pg.Client;
}

/**
 * Databases of this worker that no test uses now. The next test gets one of them back as it was seeded: that takes a tenth of the time
 * of a new copy, and its connections are warm.
 */
const spare: Leasable[] = [];

export interface LeasedDatabase extends DatabaseHandle {
  readonly url: string;
  /** Restores the given state, or the one that was kept last, or else the demo data. No statement may be under way. */
  restore(to?: State): Promise<void>;
  /** Makes the present state the one to restore, until `close`. */
  keep(): Promise<State>;
  /** The tables whose rows differ from the state that was kept last, such as `public.users`. */
  changes(): Promise<readonly string[]>;
}

/** Takes a database with the demo data on the PostgreSQL server that all test files share; `close` gives it back. Nothing of a closed handle can reach the next test. */
export async function openSeededDatabase(): Promise<LeasedDatabase> {
  const kept = (await takeSpare()) ?? (await openNew());
  const { proxy: db, revoke } = Proxy.revocable(kept.database.db, {});
  let isClosed = false;
  return {
    ...kept.database,
    db,
    url: kept.url,
    ping: () => (isClosed ? Promise.reject(new Error('The database is closed')) : kept.database.ping()),
    async restore(to) {
      if (!(await kept.restorer.restore(to))) throw new Error('A test changed more than rows');
    },
    keep: () => kept.restorer.keep(),
    changes: () => kept.restorer.changes(),
    async close() {
      if (isClosed) return;
      isClosed = true;
      revoke();
      if (isIdle(kept.database)) spare.push(kept);
      else await drop(kept);
    },
  };
}

export function restorable(database: DatabaseHandle): LeasedDatabase {
  if (!isLeased(database)) throw new Error('Only a database of openSeededDatabase can be restored');
  return database;
}

function isLeased(database: DatabaseHandle): database is LeasedDatabase {
  return 'restore' in database;
}

async function takeSpare(): Promise<Leasable | undefined> {
  for (let kept = spare.pop(); kept; kept = spare.pop()) {
    if (await kept.restorer.restore(kept.restorer.first)) return kept;
    await drop(kept);
  }
  return undefined;
}

async function openNew(): Promise<Leasable> {
  const url = await createSeededDatabase();
  const database = await openPostgres(url, (error) => expect.fail(error.message));
  const watcher = new pg.Client(url);
  await watcher.connect();
  return { url, database, watcher, restorer: await restorerOf(watcher) };
}

async function drop({ url, database, watcher }: Leasable): Promise<void> {
  await database.close();
  await watcher.end();
  await dropDatabase(url);
}

function isIdle({ connections }: DatabaseHandle): boolean {
  return connections?.().every(({ used, waiting }) => used + waiting === 0) ?? false;
}
