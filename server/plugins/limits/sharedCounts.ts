import { createHmac } from 'node:crypto';
import { and, eq, gt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { limitCounts } from '../../db/schema.ts';
import type { Count } from './limit.ts';

/** An attempt whose outcome is known to the server, and not yet to whoever tried. */
interface Attempt {
  /** Number of passwords or codes. */
  readonly tried: number;
  readonly wrong: number;
}

/** Counts that all processes on a database share. */
export interface SharedCounts {
  /**
   * Counts what was wrong in an attempt, or throws the refusal of a limit that the attempt exceeds. That refusal must be the answer,
   * whether the guess was right or wrong.
   */
  settle(counts: readonly Count[], attempt: Attempt): Promise<void>;
  /** Deletes the counts that are over. */
  sweep(): Promise<void>;
}

/** For a process that has its database for itself: what it counts in its memory is all there is. */
export const noSharedCounts: SharedCounts = { settle: async () => {}, sweep: async () => {} };

/**
 * Counts in the database, with one statement for each attempt. Nothing is counted for an attempt that is refused.
 * Decision: docs/decisions/0155-wrong-logins-count-across-processes.md
 *
 * @param secret - keys the hashes of accounts and addresses
 */
export function sharedCounts(db: Database, secret: string): SharedCounts {
  const hashOf = ({ limit, key }: Count) =>
    createHmac('sha256', secret).update(`${limit.name} ${key}`).digest('base64url');
  return {
    async settle(counts, attempt) {
      const byHash = new Map(counts.map((count) => [hashOf(count), count.limit]));
      if (byHash.size === 0) return;
      const given = [...byHash].map(
        ([hash, { most, window }]) => sql`(${hash}::text, ${most}::integer, ${window}::integer)`,
      );
      const found = await settled(db, sql`(values ${sql.join(given, sql`, `)})`, attempt);
      const spent = found.find(({ isSpent }) => isSpent);
      if (spent) throw byHash.get(spent.key)?.refuse(spent.milliseconds);
    },
    async sweep() {
      await db
        .delete(limitCounts)
        .where(or(lte(limitCounts.until, now), gt(limitCounts.until, latest(hour))));
    },
  };
}

/** The clock of the database, which is the same for all processes. */
const now = sql<Date>`now()`;
const endOf = (seconds: SQLWrapper) => sql<Date>`now() + ${seconds} * interval '1 second'`;
const hour = sql<number>`3600`;

/**
 * The latest time at which a window of this length ends. A later one was written by a clock that ran ahead. A minute is added, because
 * a transaction that began a moment later may have written the window.
 */
function latest(seconds: SQL<number>): SQL<Date> {
  return sql<Date>`now() + (${seconds} + 60) * interval '1 second'`;
}

/** @param given - rows with the hash, the maximum and the window of each limit */
function settled(db: Database, given: SQL, { tried, wrong }: Attempt) {
  const window = sql<number>`given.seconds`;
  const isOpen = and(gt(limitCounts.until, now), lte(limitCounts.until, latest(window)));
  const known = db.$with('known').as(
    db
      .select({
        key: sql<string>`given.key`.as('hash'),
        most: sql<number>`given.most`.as('most'),
        seconds: window.as('seconds'),
        count: sql<number>`coalesce(${limitCounts.count}, 0)`.as('known_count'),
        until: sql<Date>`coalesce(${limitCounts.until}, ${endOf(window)})`.as('ends'),
      })
      .from(sql`${given} as given (key, most, seconds)`)
      .leftJoin(limitCounts, and(eq(limitCounts.key, sql`given.key`), isOpen)),
  );
  const isStillOpen = sql`(${limitCounts.until} > now() and ${limitCounts.until} <= excluded.until + interval '1 minute')`;
  const counted = db.$with('counted').as(
    db
      .insert(limitCounts)
      .select(
        db
          .select({
            key: known.key,
            count: sql<number>`${wrong}::integer`.as('count'),
            until: sql<Date>`${endOf(known.seconds)}`.as('until'),
          })
          .from(known)
          .where(
            sql`${wrong}::integer > 0 and not exists (select from ${known} where ${known.count} + ${tried}::integer > ${known.most})`,
          )
          // Two processes lock the rows in the same order.
          .orderBy(known.key),
      )
      .onConflictDoUpdate({
        target: limitCounts.key,
        set: {
          count: sql`case when ${isStillOpen} then ${limitCounts.count} else 0 end + excluded.count`,
          until: sql`case when ${isStillOpen} then ${limitCounts.until} else excluded.until end`,
        },
      })
      .returning({ key: limitCounts.key, count: limitCounts.count }),
  );
  // Another process may have counted since the statement began; then the count of the row tells.
  const total = sql`coalesce(${counted.count} - ${wrong}::integer, ${known.count}) + ${tried}::integer`;
  return db
    .with(known, counted)
    .select({
      key: known.key,
      isSpent: sql<boolean>`${total} > ${known.most}`,
      milliseconds: sql<number>`(extract(epoch from ${known.until} - now()) * 1000)::integer`,
    })
    .from(known)
    .leftJoin(counted, eq(counted.key, known.key));
}
