import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Cents } from '#rules/money.ts';
import type { Database } from '../../db/database.ts';
import { type CreditedLine, orderLines, type registrations } from '../../db/schema.ts';

type Registered = Pick<typeof registrations.$inferSelect, 'oid' | 'uid' | 'tariffNid'>;
type OrderLine = typeof orderLines.$inferSelect;

/**
 * What the orders of some registrations ask for each of them, with the services beside it; in one statement. 0 for a registration that the
 * club made.
 */
export async function loadLinesCents(
  db: Database,
  oids: readonly number[],
): Promise<(registered: Registered) => Cents> {
  const keyOf = ({ oid, uid, tariffNid }: Pick<OrderLine, 'uid' | 'tariffNid'> & Pick<Registered, 'oid'>) =>
    `${oid} ${uid} ${tariffNid}`;
  const lines =
    oids.length === 0
      ? []
      : await db
          .select()
          .from(orderLines)
          .where(isCharged(inArray(orderLines.oid, [...oids])));
  const byRegistration = Map.groupBy(lines, keyOf);
  return (registered) => sumOfLines(byRegistration.get(keyOf(registered)) ?? []);
}

export function sumOfLines(lines: readonly OrderLine[]): Cents {
  return lines.reduce((sum, line) => sum + chargeOf(line), 0);
}

/** The lines of an order for a registration and for the services beside it. */
export async function linesOf(db: Database, { oid, uid, tariffNid }: Registered): Promise<OrderLine[]> {
  if (oid === null) return [];
  return db
    .select()
    .from(orderLines)
    .where(isCharged(eq(orderLines.oid, oid), eq(orderLines.uid, uid), eq(orderLines.tariffNid, tariffNid)))
    .orderBy(asc(orderLines.position));
}

function isCharged(...which: SQL[]): SQL | undefined {
  return and(...which, eq(orderLines.isQueued, false), inArray(orderLines.type, ['tariff', 'service']));
}

/** Notes on the lines what a credit note took back, so that no later one takes it back again. @returns what it took off each */
export async function creditLines(
  tx: Database,
  lines: readonly OrderLine[],
  amountCents: Cents,
): Promise<CreditedLine[]> {
  let left = amountCents;
  const credited: CreditedLine[] = [];
  for (const line of lines) {
    const taken = Math.min(left, Math.max(0, chargeOf(line)));
    if (taken === 0) continue;
    left -= taken;
    credited.push({ position: line.position, cents: taken });
    await tx
      .update(orderLines)
      .set({ creditedCents: line.creditedCents + taken })
      .where(and(eq(orderLines.oid, line.oid), eq(orderLines.position, line.position)));
  }
  return credited;
}

function chargeOf({ unitCostCents, qty, discountCents, creditedCents }: OrderLine): Cents {
  return unitCostCents * qty - discountCents - creditedCents;
}
