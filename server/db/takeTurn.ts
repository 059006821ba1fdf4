import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { roundLeases } from './schema.ts';

/** For how long a process may be silent before another takes over its round, in milliseconds. */
const lease = 5 * 60 * 1000;

/** The timers of two processes never fire at the same moment, so a round may come a bit early. */
const earliest = 0.9;

interface Round {
  readonly name: string;
  /** Interval between two rounds of all processes together, in milliseconds. */
  readonly every: number;
}

/** The turn of one process to do a round. */
export interface Turn {
  /** Extends the lease; call it between the steps of a round. */
  renew(): Promise<void>;
  /** Lets the next round begin an interval after this one did. */
  end(): Promise<void>;
}

/**
 * Takes the turn to do a round; undefined where another process does it, or did it a moment ago. The lease of a process that died
 * ends after five minutes.
 * Decision: docs/decisions/0145-one-process-at-a-time-does-a-round.md
 */
export async function takeTurn(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, every }: Round,
): Promise<Turn | undefined> {
  const began = clock.now().getTime();
  const at = (time: number) => new Date(time);
  const holder = randomUUID();
  // A later time was written by a clock that ran ahead.
  const isFree = or(
    lte(roundLeases.until, at(began)),
    gt(roundLeases.until, at(began + Math.max(lease, every))),
  );
  const taken = await db
    .insert(roundLeases)
    .values({ name, holder, until: at(began + lease) })
    .onConflictDoUpdate({
      target: roundLeases.name,
      set: { holder, until: at(began + lease) },
      ...(isFree && { setWhere: isFree }),
    })
    .returning({ holder: roundLeases.holder });
  if (taken.length === 0) return undefined;
  const isMine = and(eq(roundLeases.name, name), eq(roundLeases.holder, holder));
  const holdUntil = async (until: Date) => {
    await db.update(roundLeases).set({ until }).where(isMine);
  };
  return {
    renew: () => holdUntil(at(clock.now().getTime() + lease)),
    end: () => holdUntil(at(began + earliest * every)),
  };
}
