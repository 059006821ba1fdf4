import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../server/db/drivers/openPostgres.ts';
import { startPostgres } from '../server/support/database/realPostgres.ts';
import { prepare } from '../server/support/prepareDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The connection string of a database of the shared server: `postgres://…/seeded`. */
    readonly seededPostgres: string;
  }
}

/** Starts one PostgreSQL for all test files, with a database of demo data that each file copies. Gives the teardown. */
// biome-ignore lint/style/noDefaultExport: Vitest takes a setup by its default export.
export default async function sharedPostgres(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase('seeded');
  const database = await openPostgres(url, (error) => {
    throw error;
  });
  await prepare(database);
  await database.close();
  project.provide('seededPostgres', url);
  return () => postgres.stop();
}
