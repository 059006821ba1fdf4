import { asc, eq } from 'drizzle-orm';
import { eurosOf } from '#rules/money.ts';
import type { SeatsInFile, StandInFile } from '#schemas/club-file/courseInFile.ts';
import type { Database } from '../../db/database.ts';
import { courses, seats, stands } from '../../db/schema.ts';

type SeatRow = typeof seats.$inferSelect;

/** The halls of a club's events, by course. */
export async function exportStands(
  db: Database,
  clubNid: number,
): Promise<ReadonlyMap<number, StandInFile[]>> {
  const rows = await db
    .select({ stand: stands })
    .from(stands)
    .innerJoin(courses, eq(courses.nid, stands.courseNid))
    .where(eq(courses.clubNid, clubNid))
    .orderBy(asc(stands.position), asc(stands.nid));
  const seatRows = Map.groupBy(await loadSeats(db, clubNid), ({ standNid }) => standNid);
  const byCourse = Map.groupBy(rows, ({ stand }) => stand.courseNid);
  return new Map(
    [...byCourse].map(([courseNid, ofCourse]) => [
      courseNid,
      ofCourse.map(({ stand }) => standInFile(stand, seatRows.get(stand.nid) ?? [])),
    ]),
  );
}

/** Loads the seats of a club, from the stage back and from left to right. */
export async function loadSeats(db: Database, clubNid: number): Promise<SeatRow[]> {
  const rows = await db
    .select({ seat: seats })
    .from(seats)
    .innerJoin(stands, eq(stands.nid, seats.standNid))
    .innerJoin(courses, eq(courses.nid, stands.courseNid))
    .where(eq(courses.clubNid, clubNid))
    .orderBy(asc(seats.y), asc(seats.x), asc(seats.number));
  return rows.map(({ seat }) => seat);
}

function standInFile(stand: typeof stands.$inferSelect, rows: readonly SeatRow[]): StandInFile {
  const { nid, title, kind, surchargeCents, capacity } = stand;
  return {
    ...{ nid, title, surcharge: eurosOf(surchargeCents) },
    ...(kind === 'standing' && { capacity }),
    seats: blocksOf(rows),
  };
}

function blocksOf(rows: readonly SeatRow[]): SeatsInFile[] {
  const blocks: SeatsInFile[] = [];
  for (const { row, y, x, number, isWheelchair } of rows) {
    const last = blocks.at(-1);
    const wheelchairs = isWheelchair ? [number] : [];
    if (last && last.row === row && last.y === y && last.to + 1 === number && isNextTo(last, x)) {
      last.to = number;
      last.wheelchairs.push(...wheelchairs);
    } else blocks.push({ row, y, x, from: number, to: number, wheelchairs });
  }
  return blocks;
}

function isNextTo(block: SeatsInFile, x: number): boolean {
  return x === block.x + block.to - block.from + 1;
}
