import { sql } from 'drizzle-orm';
import type { Database, DatabaseHandle } from '../database.ts';
import { databaseFailureOf } from '../databaseFailure.ts';
import { withoutPatience } from '../patience.ts';

/** Reads whose answer is the same for every visitor. */
export interface PublicReads {
  /** Runs a read, which changes nothing. It may run twice, and its data may be `mostBehind` old. */
  read<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer>;
}

/** Age that an answer of a standby has at most, in milliseconds. */
export const mostBehind = 5_000;

/** Interval between two comparisons of the standby with the primary, in milliseconds. */
const compareEvery = 500;

/** A position in the log of the primary, which held all changes that were visible at a time. */
interface Position {
  readonly lsn: string;
  /** Milliseconds of `now`. */
  readonly at: number;
}

interface Replicated {
  readonly primary: Pick<DatabaseHandle, 'db'>;
  readonly standby: Pick<DatabaseHandle, 'db' | 'findHostAnew'>;
  /** A clock in milliseconds that never goes back. */
  readonly now?: () => number;
}

/**
 * Reads from a standby while it is known to be fresh, else from the primary. A standby that has replayed the log up to a position is
 * as fresh as that position. So neither a lag nor a standby that lost its primary makes an answer older than `mostBehind`. The
 * comparison runs beside the reads and delays none.
 * Decision: docs/decisions/0336-visitors-read-from-a-standby.md
 */
export function standbyReads({ primary, standby, now = () => performance.now() }: Replicated): PublicReads {
  let position: Position | undefined;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let compareAt = Number.NEGATIVE_INFINITY;
  const compare = async () => {
    if (position && (await hasReplayed(standby.db, position.lsn))) {
      freshUntil = position.at + mostBehind;
      position = undefined;
    }
    // A standby that lags gets the time to reach a position, as long as that proves something.
    if (!position || position.at + mostBehind <= now()) {
      const at = now();
      position = { at, lsn: await positionOf(primary.db) };
    }
  };
  const compareNow = async () => {
    compareAt = Number.POSITIVE_INFINITY;
    await withoutPatience(compare).catch(() => undefined);
    // The standby may have become the primary, or ended.
    if (freshUntil <= now()) standby.findHostAnew?.();
    compareAt = now() + compareEvery;
  };
  return {
    async read(work) {
      if (compareAt <= now()) void compareNow();
      if (freshUntil <= now()) return work(primary.db);
      try {
        return await work(standby.db);
      } catch (error) {
        if (databaseFailureOf(error) === undefined) throw error;
        freshUntil = Number.NEGATIVE_INFINITY;
        return work(primary.db);
      }
    },
  };
}

async function positionOf(db: Database): Promise<string> {
  const [found] = await db
    .select({ lsn: sql<string>`lsn::text` })
    .from(sql`pg_current_wal_insert_lsn() as lsn`);
  if (!found) throw new Error('The database returned no position');
  return found.lsn;
}

async function hasReplayed(db: Database, lsn: string): Promise<boolean> {
  const [found] = await db
    .select({ hasReplayed: sql<boolean>`pg_is_in_recovery() and replayed >= ${lsn}::pg_lsn` })
    .from(sql`pg_last_wal_replay_lsn() as replayed`);
  return found?.hasReplayed === true;
}
