import type { DatabaseHandle } from '../../../server/db/database.ts';
import { isEmpty, seed } from '../../../server/db/seed/seed.ts';
import { cheapPasswords } from './cheapPasswords.ts';
import { testClock } from './testClock.ts';

/** What the server does with a database when it starts. */
export async function prepare(database: DatabaseHandle): Promise<void> {
  await database.migrate(async (db) => {
    if (await isEmpty(db)) await seed(db, testClock(), cheapPasswords);
  });
}
