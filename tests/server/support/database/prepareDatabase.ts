import { randomUUID } from 'node:crypto';
import type { DatabaseHandle } from '#server/db/database.ts';
import { installation } from '#server/db/schema.ts';
import { seed } from '#server/seed/demo/seed.ts';
import { isEmpty } from '#server/seed/fillDatabase.ts';
import { cheapPasswords } from '../cheapPasswords.ts';
import { testClock } from '../testClock.ts';

/** Creates the tables and seeds an empty database with the demo data, as the server does when it starts. */
export async function prepare(database: DatabaseHandle): Promise<void> {
  await database.migrate(async (db) => {
    if (await isEmpty(db)) await seed({ db, clock: testClock() }, cheapPasswords);
    await db.insert(installation).values({ id: randomUUID() }).onConflictDoNothing();
  });
}
