import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { generateAnswers } from './generateAnswers.ts';
import { generateClubs } from './generateClubs.ts';
import { generateFamily } from './generateFamily.ts';
import { generateOffer } from './generateOffer.ts';
import { generateOrders } from './generateOrders.ts';
import { generatePeople } from './generatePeople.ts';
import { generateWaiting } from './generateWaiting.ts';
import type { ScaleSize } from './scaleSize.ts';

/**
 * Fills a migrated database with one large club, and with small ones beside it. Every statement writes one table in bulk, and every choice is a hash of the row number
 * and the seed, so the same seed gives the same rows on PGlite and PostgreSQL.
 */
export async function generateScale(
  db: Database,
  size: ScaleSize,
  { now, seed = 1 }: { readonly now: Date; readonly seed?: number },
): Promise<void> {
  const generation = { db, size, now: now.toISOString(), seed };
  await db.transaction(async (tx) => {
    const inside = { ...generation, db: tx };
    for (const generate of [
      generateClubs,
      generateOffer,
      generatePeople,
      generateOrders,
      generateAnswers,
      generateWaiting,
      generateFamily,
    ]) {
      await generate(inside);
      // The planner knows nothing of rows that arrived a moment ago, and would look for each foreign key in a scan.
      await tx.execute(sql.raw('analyze'));
    }
  });
}
