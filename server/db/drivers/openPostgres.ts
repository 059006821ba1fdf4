import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { DatabaseHandle } from '../database.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import * as schema from '../schema.ts';
import { namingClient } from './namingClient.ts';

/** Advisory lock of migrations. The number is arbitrary; no other program on the same database may use it. */
const migrationLock = 7_281_946_035;

/**
 * Timeouts in milliseconds. A request must hear within 5 seconds that the database is gone. The lock timeout is shorter
 * than the query timeout, so that a query that waits for a lock fails as `busy`, which the caller may retry.
 */
const patience = { connectionTimeoutMillis: 3_000, query_timeout: 4_500, lock_timeout: 3_000 };

/** Opens a PostgreSQL server by its connection string. `onIdleError` receives errors of idle connections. */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
): Promise<DatabaseHandle> {
  const pool = new pg.Pool({ connectionString: url, max: 10, Client: namingClient(), ...patience });
  let isClosing = false;
  pool.on('error', (error) => {
    if (!isClosing) onIdleError(error);
  });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    description: `PostgreSQL at ${withoutPassword(url)}`,
    async migrate(afterwards) {
      const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
      await client.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        const alone = drizzle(client, { schema, casing: 'snake_case' });
        await migrate(alone, { migrationsFolder });
        await afterwards(alone);
      } finally {
        // Closing the connection releases the lock.
        await client.end();
      }
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

function withoutPassword(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}${port && `:${port}`}${pathname}`;
}
