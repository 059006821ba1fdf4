import type { Database } from '#server/db/database.ts';
import { uitpasSales } from '#server/db/schema.ts';
import type { Placement } from '../placing/placement.ts';

/**
 * Keeps the card with each line at the reduced rate, so that the club can claim the difference. The register is told after the
 * order: a register that is down never blocks an order.
 */
export async function insertUitpasSales(tx: Database, { wanted, cart, oid, now }: Placement): Promise<void> {
  const sales = cart.lines.flatMap((line, position): (typeof uitpasSales.$inferInsert)[] => {
    const rate = line.reductions?.find((reduction) => reduction.for === 'uitpas');
    const number = wanted.uitpasNumbers.get(line.uid);
    if (line.type !== 'tariff' || !rate || number === undefined) return [];
    const late = line.reductions?.find((reduction) => reduction.for === 'late-start');
    const regularCents = line.unitCostCents - (late?.cents ?? 0);
    const { uid, tariffNid } = line;
    return [
      {
        oid,
        position,
        uid,
        tariffNid,
        number,
        regularCents,
        reducedCents: regularCents - rate.cents,
        tryAt: now,
      },
    ];
  });
  if (sales.length > 0) await tx.insert(uitpasSales).values(sales);
}
