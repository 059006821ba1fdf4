import { expect } from 'vitest';
import type { AppOptions } from '#server/app.ts';
import type { Database } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { startTestServer, type TestServer } from '../testServer.ts';
import { createSeededDatabase } from './createSeededDatabase.ts';

export interface TwoServers {
  readonly db: Database;
  /** Alternates between the servers: even or odd. */
  at(index: number): TestServer;
  stop(): Promise<void>;
}

/** Two servers on one real PostgreSQL with the demo data. PGlite would hide races, because it runs one statement at a time. */
export async function startTwoServers(
  options: Pick<AppOptions, 'limits' | 'limitKey'> = {},
): Promise<TwoServers> {
  const url = await createSeededDatabase();
  const open = () => openPostgres(url, (error) => expect.fail(error.message));
  const databases = [await open(), await open()] as const;
  const [even, odd] = await Promise.all([
    startTestServer({ ...options, database: databases[0] }),
    startTestServer({ ...options, database: databases[1] }),
  ]);
  return {
    db: databases[0].db,
    at: (index) => (index % 2 === 0 ? even : odd),
    async stop() {
      await even.stop();
      await odd.stop();
    },
  };
}
