import { randomUUID } from 'node:crypto';
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from './database.ts';
import { roundLeases } from './schema.ts';

/** For how long a process may be silent before another takes over its round, in milliseconds. */
const lease = 2 * 60 * 1000;

/** Interval between two signs of life during a round, in milliseconds: three may be lost. */
const heartbeat = lease / 4;

/** The timers of two processes never fire at the same moment, so a round may come a bit early. */
const earliest = 0.9;

interface Round {
  readonly name: string;
  /** Interval between two rounds of all processes together, in milliseconds. */
  readonly every: number;
}

/**
 * Does a round where it is this process's turn: not while another process does it, and not within an interval after the last one began. The
 * lease of a process that died ends after two minutes, so ask once a minute, however rare the round is.
 * Decision: docs/decisions/0145-one-process-at-a-time-does-a-round.md
 */
export async function takeTurn(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, every }: Round,
  work: () => Promise<void>,
): Promise<void> {
  const began = clock.now().getTime();
  const at = (time: number) => new Date(time);
  const holder = randomUUID();
  const wanted = { name, holder, lasts: lease, longest: Math.max(lease, every) };
  if (!(await takeLease({ db, clock }, wanted))) return;
  const isMine = and(eq(roundLeases.name, name), eq(roundLeases.holder, holder));
  const holdUntil = async (until: Date) => {
    await db.update(roundLeases).set({ until }).where(isMine);
  };
  // A lost sign of life needs no word: the next one comes, or the round itself fails.
  const stayAlive = () => holdUntil(at(clock.now().getTime() + lease)).catch(() => undefined);
  let alive = Promise.resolve();
  const timer = setInterval(() => {
    alive = alive.then(stayAlive);
  }, heartbeat).unref();
  try {
    await work();
  } finally {
    clearInterval(timer);
    await alive;
    // The next round begins an interval after this one did, also after a failure.
    await holdUntil(at(began + earliest * every));
  }
}

interface Lease {
  readonly name: string;
  /** A random id. */
  readonly holder: string;
  /** In milliseconds. */
  readonly lasts: number;
  /** The longest lease of this name, in milliseconds. A later end was written by a clock that ran ahead, and does not count. */
  readonly longest: number;
}

/** Takes a lease for all processes on the database. False while another holder has it. */
export async function takeLease(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { name, holder, lasts, longest }: Lease,
): Promise<boolean> {
  const now = clock.now().getTime();
  const until = new Date(now + lasts);
  const isFree = or(lte(roundLeases.until, new Date(now)), gt(roundLeases.until, new Date(now + longest)));
  const taken = await db
    .insert(roundLeases)
    .values({ name, holder, until })
    .onConflictDoUpdate({
      target: roundLeases.name,
      set: { holder, until },
      ...(isFree && { setWhere: isFree }),
    })
    .returning({ holder: roundLeases.holder });
  return taken.length > 0;
}
