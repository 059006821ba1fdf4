import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../server/support/database/realPostgres.ts';

const seedDatabase = fileURLToPath(new URL('seedDatabase.ts', import.meta.url));

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
  // The seeding has a process of its own: Vitest resolves a setup's imports without the conditions of the tests.
  await promisify(execFile)(process.execPath, ['--conditions=club-source', seedDatabase, url]);
  project.provide('seededPostgres', url);
  return () => postgres.stop();
}
