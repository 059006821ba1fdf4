import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { type Clock, todayOf } from '../../clock.ts';
import { applyChanges } from '../../club-files/importing/applyChanges.ts';
import { planImport } from '../../club-files/importing/planImport.ts';
import { readClubFile } from '../../club-files/reading/readClubFile.ts';
import type { Database } from '../../db/database.ts';
import { seats, tariffs, vouchers } from '../../db/schema.ts';
import { insertPictures } from './clubPictures.ts';
import { demoClubs, demoFolder } from './demoClubs.ts';
import { demoFilms, insertFilms } from './demoFilms.ts';

/** A test of the demo checks the urls, because the server doesn't know the screens of the portal. */
const reserved = { ofClubs: new Set<string>(), ofCourses: new Set<string>() };

/** Imports the club files of the demo. Their days count from today. */
export async function importClubs(tx: Database, clock: Clock): Promise<void> {
  for (const url of demoClubs) {
    const bytes = await readFile(new URL(`${url}.club.json`, demoFolder));
    const reading = readClubFile(bytes, reserved, { today: todayOf(clock) });
    if (!reading.ok) throw new Error(`demo/${url}.club.json: ${JSON.stringify(reading.faults)}`);
    const wanted = reading.file;
    const plan = await planImport(tx, {
      ...{ wanted, current: undefined, takesStock: true, now: clock.now(), films: demoFilms },
    });
    if (plan.faults.length > 0) throw new Error(`demo/${url}.club.json: ${JSON.stringify(plan.faults)}`);
    await applyChanges(tx, plan, clock.now());
    await insertPictures(tx, wanted);
    await insertFilms(tx, wanted, clock.now());
  }
  await numberSeats(tx);
  await takePlaces(tx);
}

/** Places of each tariff that people took whom the demo doesn't name. A club file says nothing about sales. */
const soldPlaces: Readonly<Record<number, number>> = {
  ...{ 1011: 5, 1012: 1, 1021: 13, 1031: 9, 1032: 4, 1041: 18, 1051: 20, 1061: 11, 1071: 7, 1081: 6 },
  ...{ 1091: 4, 1101: 12, 1102: 3, 1111: 8, 1121: 6, 1131: 1, 1151: 10 },
  ...{ 1211: 21, 1212: 9, 1213: 2, 1221: 15, 1231: 12, 1241: 3, 1321: 40, 1331: 41 },
  ...{ 2011: 33, 2021: 10, 2031: 16, 2041: 31, 2042: 6, 2091: 10 },
  ...{ 3011: 6, 3012: 3, 3021: 14, 3031: 2, 3041: 13 },
  ...{ 4011: 10, 4021: 11, 4031: 5, 4032: 2, 4051: 79 },
};

/** Uses of vouchers: OPGEBRUIKT is used up. */
const voucherUses: Readonly<Record<number, number>> = { 5: 50 };

async function takePlaces(tx: Database): Promise<void> {
  for (const { table, column, counts } of [
    { table: tariffs, column: 'sold', counts: soldPlaces },
    { table: vouchers, column: 'uses', counts: voucherUses },
  ])
    await tx.execute(
      sql`update ${table} set ${sql.identifier(column)} = taken.value::int
        from jsonb_each_text(${JSON.stringify(counts)}::jsonb) taken where ${table.nid} = taken.key::int`,
    );
}

/** Numbers the seats of a stand by its nid, such as 51001 and 51002. A file gives seats no number, and tests name them. */
async function numberSeats(tx: Database): Promise<void> {
  await tx.execute(
    sql`update ${seats} set nid = numbered.nid from (
        select nid old, stand_nid * 1000 + row_number() over (partition by stand_nid order by nid) nid from ${seats}
      ) numbered where ${seats.nid} = numbered.old`,
  );
}
