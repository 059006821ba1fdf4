import { centsOf } from '#rules/money.ts';
import type { Database } from '#server/db/database.ts';
import { seats, stands } from '#server/db/schema.ts';
import type { SeedStand } from './seedClub.ts';

interface StandToInsert {
  readonly stand: SeedStand;
  readonly position: number;
  readonly courseNid: number;
}

export async function insertStand(
  tx: Database,
  { stand, position, courseNid }: StandToInsert,
): Promise<void> {
  const { nid, title, surcharge = 0, rows = [], places } = stand;
  await tx.insert(stands).values({
    ...{ nid, courseNid, title, position },
    kind: places === undefined ? 'seated' : 'standing',
    surchargeCents: centsOf(surcharge),
    capacity: places ?? 0,
  });
  const widest = Math.max(0, ...rows.map((row) => row.seats));
  const drawn = rows.flatMap(({ row, seats: count, wheelchairs = [] }, y) =>
    Array.from({ length: count }, (_, index) => ({
      standNid: nid,
      row,
      number: index + 1,
      // Centres a shorter row.
      x: index + Math.floor((widest - count) / 2),
      y,
      isWheelchair: wheelchairs.includes(index + 1),
    })),
  );
  if (drawn.length > 0)
    await tx.insert(seats).values(drawn.map((seat, index) => ({ ...seat, nid: nid * 1000 + index + 1 })));
}
