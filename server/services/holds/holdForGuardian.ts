import { and, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { holdWindows, reservations } from '../../db/schema.ts';
import { cartKinds } from './holdTimes.ts';

interface Waiting {
  /** The minor, whose cart waits. */
  readonly heldBy: number;
  readonly until: Date;
  readonly now: Date;
}

/**
 * Holds what is in the cart of a minor until the guardian has had time to answer, in the caller's transaction.
 * @returns whether anything is held
 */
export async function holdForGuardian(tx: Database, { heldBy, until, now }: Waiting): Promise<boolean> {
  const isHeld = and(
    eq(reservations.heldBy, heldBy),
    inArray(reservations.kind, [...cartKinds]),
    gt(reservations.expiresAt, now),
  );
  await tx
    .update(reservations)
    .set({ expiresAt: until })
    .where(and(isHeld, lt(reservations.expiresAt, until)));
  const isRunning = and(eq(holdWindows.heldBy, heldBy), gt(holdWindows.endsAt, now));
  await tx
    .update(holdWindows)
    .set({ endsAt: until })
    .where(and(isRunning, lt(holdWindows.endsAt, until)));
  return (await tx.$count(reservations, isHeld)) > 0;
}
