import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { generateAnswers } from './generateAnswers.ts';
import { generateFamily } from './generateFamily.ts';
import { generateOffer } from './generateOffer.ts';
import { generateOrders } from './generateOrders.ts';
import { generatePeople } from './generatePeople.ts';
import { generateWaiting } from './generateWaiting.ts';

/** How much is generated. */
export interface ScaleSize {
  /** Courses that have not ended, all of one club. A fifth of that number has ended. */
  readonly courses: number;
  readonly members: number;
  readonly orders: number;
  readonly answers: number;
  /** Full tariffs with three people on the waiting list of each. */
  readonly waitingLists: number;
  /** Participants of the first course. */
  readonly participants: number;
  /** Orders of the first family, and its messages, passes, tickets and the like. */
  readonly familyOrders: number;
}

/** The sizes of the bars in `bench/scale-results.md`. */
export const fullSize: ScaleSize = {
  courses: 5_000,
  members: 50_000,
  orders: 20_000,
  answers: 200_000,
  waitingLists: 2_000,
  participants: 1_500,
  familyOrders: 60,
};

/** One club, its first course with its teacher, and the first family. The ids begin far above those of the demo data. */
export const generated = {
  club: 9_000,
  firstCourse: 1_000_001,
  firstTariff: 1_000_001,
  /** Holder of the first family; the next two uids are the children. */
  holder: 1_000_001,
  teacher: 999_999,
} as const;

/** Id of the first generated row of every table is one above this. */
export const base = 1_000_000;

/**
 * Fills a migrated database with one large club. Every statement writes one table in bulk, and every choice is a hash of the row number
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
