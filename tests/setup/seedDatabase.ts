/** Fills an empty database with the demo data. Usage: node --conditions=club-source seedDatabase.ts postgres://… */
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { prepare } from '../server/support/database/prepareDatabase.ts';

const [, , url] = process.argv;
if (url === undefined) throw new Error('Which database?');
const database = await openPostgres(url, (error) => {
  throw error;
});
await prepare(database);
await database.close();
