import { spawn } from 'node:child_process';
import type { Environment } from '../club/withDatabase.ts';

interface Ran {
  readonly env: Environment;
  readonly databaseUrl: string;
  readonly args: readonly string[];
}

/**
 * Runs a client program of PostgreSQL on a database.
 *
 * @throws Error with a readable sentence where it is missing or fails
 */
export function runPostgresProgram(
  name: 'pg_dump' | 'pg_restore',
  { env, databaseUrl, args }: Ran,
): Promise<void> {
  const url = new URL(databaseUrl);
  // Everybody on the machine can read the arguments of a process, but not its environment.
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(name, [...args, `--dbname=${url.href}`], {
    env: { ...env, ...(password && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(`There is no ${name} here. Install PostgreSQL's client programs (postgresql-client).`),
      ),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed: ${said.trim()}`)),
    );
  });
}
