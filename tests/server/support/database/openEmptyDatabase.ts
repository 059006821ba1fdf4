import { expect } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { createEmptyDatabase, dropDatabase } from './createSeededDatabase.ts';

/** Opens a new database on the PostgreSQL server that all test files share, with the tables and without rows. `close` drops it. */
export async function openEmptyDatabase(): Promise<DatabaseHandle> {
  const url = await createEmptyDatabase();
  const database = await openPostgres(url, (error) => expect.fail(error.message));
  await database.migrate(async () => {});
  return {
    ...database,
    async close() {
      await database.close();
      await dropDatabase(url);
    },
  };
}
