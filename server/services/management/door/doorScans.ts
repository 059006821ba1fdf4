import { and, asc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { DoorScan, DoorState } from '#schemas/entities/door/door.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { doorScans, users } from '#server/db/schema.ts';
import { fullName } from '../../people/people.ts';

type ScanRow = typeof doorScans.$inferSelect;

interface ToStore {
  readonly courseNid: number;
  /** The uid of who stands at the door. */
  readonly by: number;
  readonly device: string;
  readonly scans: readonly DoorScan[];
  /** The columns that say what was admitted. */
  readonly rowOf: (
    ticket: string,
  ) => Partial<Pick<ScanRow, 'ticketId' | 'registrationId' | 'sessionNid' | 'uid'>>;
}

/** Keeps the scans of a device, and takes back those that it undid. */
export async function storeScans(
  { db: tx, clock }: Pick<Context, 'db' | 'clock'>,
  { courseNid, by, device, scans, rowOf }: ToStore,
): Promise<void> {
  const now = clock.now();
  const rows = [...new Map(scans.map((scan) => [scan.id, scan])).values()].map(
    ({ id, ticket, at, undone }) => ({
      ...{ id, courseNid, ...rowOf(ticket), byUid: by, device },
      scannedAt: new Date(Math.min(dateOf(at).getTime(), now.getTime())),
      receivedAt: now,
      undoneAt: undone ? now : null,
    }),
  );
  // A repeat after a lost answer adds nothing. What was undone meanwhile stays undone.
  if (rows.length > 0) await tx.insert(doorScans).values(rows).onConflictDoNothing();
  const undone = rows.filter(({ undoneAt }) => undoneAt !== null).map(({ id }) => id);
  const isTheirs = and(
    inArray(doorScans.id, undone),
    eq(doorScans.device, device),
    isNull(doorScans.undoneAt),
  );
  if (undone.length > 0) await tx.update(doorScans).set({ undoneAt: now }).where(isTheirs);
}

interface Standing {
  readonly scan: ScanRow;
  readonly person: typeof users.$inferSelect | null;
}

/** The scans of a door that nobody took back, the earliest first, with who made them. */
export function loadStanding(tx: Database, isOfDoor: SQL | undefined): Promise<Standing[]> {
  return tx
    .select({ scan: doorScans, person: users })
    .from(doorScans)
    .leftJoin(users, eq(users.uid, doorScans.byUid))
    .where(and(isOfDoor, isNull(doorScans.undoneAt)))
    .orderBy(asc(doorScans.scannedAt), asc(doorScans.id));
}

/** Each admitted ticket or person with the uses, the earliest first. */
export function usesOf(found: readonly Standing[], ticketOf: (scan: ScanRow) => string): DoorState['used'] {
  const byTicket = Map.groupBy(found, ({ scan }) => ticketOf(scan));
  return [...byTicket].map(([ticket, uses]) => ({
    ticket,
    uses: uses.map(({ scan, person }) => ({
      at: unixSecondsOf(scan.scannedAt),
      device: scan.device,
      by: person ? fullName(person) : '',
    })),
  }));
}
