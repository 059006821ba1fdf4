import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { generateScale } from '../../scale/generate.ts';

/** The list of a club with 2,000 courses. */
export const largeClubPath = '/grote-club/cursussen';

/** Fills an empty database with one club that has 2,000 courses and few people. */
export async function fillLargeClub(url: string): Promise<void> {
  const database = await openPostgres(url, () => undefined);
  const size = {
    clubs: 0,
    courses: 2_000,
    members: 100,
    orders: 100,
    answers: 100,
    waitingLists: 10,
    participants: 10,
    familyOrders: 2,
  };
  await database.migrate((db) => generateScale(db, size, { now: new Date() }));
  await database.close();
}
