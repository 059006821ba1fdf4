import { generateScale } from '#bench/scale/generate.ts';
import type { ScaleSize } from '#bench/scale/scaleSize.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { testStart } from '#tests/support/clock/testStart.ts';
import { openSeededDatabase } from './openSeededDatabase.ts';

/** Opens a database with the demo data and a generated club of this size. */
export async function openScaleDatabase(size: ScaleSize): Promise<DatabaseHandle & { readonly url: string }> {
  const database = await openSeededDatabase();
  // A migration's connection has no time limit for one statement.
  await database.migrate((db) => generateScale(db, size, { now: testStart }));
  return database;
}
