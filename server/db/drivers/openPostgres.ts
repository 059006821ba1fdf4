import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { defaultPoolSize } from '../../config.ts';
import { hostAddresses } from '../../http/network/hostAddresses.ts';
import type { DatabaseHandle } from '../database.ts';
import { migrationsFolder } from '../migrationsFolder.ts';
import { currentPatience } from '../patience.ts';
import * as schema from '../schema.ts';
import { ReservingPool } from './reservingPool.ts';
import { ServingHost, type WantedHost } from './servingHost.ts';
import { statementNames } from './statementNames.ts';

/** Advisory lock of migrations. The number is arbitrary; no other program on the same database may use it. */
const migrationLock = 7_281_946_035;

/**
 * Timeouts in milliseconds. The lock timeout is shorter than the query timeout, so that a query that waits for a lock fails as `busy`,
 * which the caller may retry. A request has a budget for all its waits together (`Patience`).
 */
const timeouts = { connectionTimeoutMillis: 3_000, query_timeout: 4_500 };
const lockTimeout = 3_000;

/**
 * Just-in-time compilation is off. PostgreSQL compiles by the estimated cost of a statement, which is high for the deletion of each day in a
 * club of any size: it then compiles for seconds what it does in milliseconds.
 */
const withoutJit = '-c jit=off';

export interface PostgresOptions {
  /** Number of connections of this process. Three in ten are for reads alone. */
  readonly poolSize?: number;
  /** Whether frequent statements have a name. A pooler in transaction mode may not know names of another connection. */
  readonly namesStatements?: boolean;
  /** Host to choose where the address has several. */
  readonly wantedHost?: WantedHost;
}

/**
 * Opens a PostgreSQL server by its connection string, which may name several hosts. `onIdleError` receives errors of idle
 * connections.
 */
export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  { poolSize = defaultPoolSize, namesStatements = true, wantedHost = 'read-write' }: PostgresOptions = {},
): Promise<DatabaseHandle> {
  // A pooler refuses settings of a connection: there they are settings of each transaction.
  const addressOf = (address: string) => (namesStatements ? withOption(address, withoutJit) : address);
  const host = new ServingHost(hostAddresses(url).map(addressOf), wantedHost);
  const pool = new ReservingPool(
    {
      ...timeouts,
      Client: namesStatements ? namingClient(host) : pooledClient(host, lockTimeout),
      ...(namesStatements && { lock_timeout: lockTimeout }),
      onConnect: (client) => host.check(client),
    },
    poolSize,
    host,
  );
  let isClosing = false;
  pool.onIdleError((error) => {
    if (!isClosing) onIdleError(error);
  });
  const db = drizzle(pool, { schema, casing: 'snake_case' });
  return {
    db,
    description: `PostgreSQL at ${withoutPassword(url)}`,
    async migrate(afterwards) {
      const address = await host.find();
      const [lock, client] = await Promise.all([connect(address), connect(address)]);
      try {
        // A lock of a transaction, because a pooler gives a connection that has no transaction to others.
        await lock.query('begin');
        await lock.query('select pg_advisory_xact_lock($1)', [migrationLock]);
        const alone = drizzle(client, { schema, casing: 'snake_case' });
        await migrate(alone, { migrationsFolder });
        await afterwards(alone);
      } finally {
        await client.end();
        // Closing the connection releases the lock.
        await lock.end();
      }
    },
    async ping() {
      await db.execute(sql`select 1`);
    },
    connections: () => pool.counts(),
    findHostAnew: () => host.findAnew(),
    close() {
      isClosing = true;
      return pool.end();
    },
  };
}

/** Adds an option to those of the address, which would win over a setting of the driver. */
function withOption(url: string, option: string): string {
  const address = new URL(url);
  const given = address.searchParams.get('options');
  address.searchParams.set('options', given === null ? option : `${given} ${option}`);
  return address.href;
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 });
  // The statement under way fails too. Without a listener, the error of the connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

function withoutPassword(url: string): string {
  const hosts = hostAddresses(url).map((address) => new URL(address));
  const names = hosts.map(({ hostname, port }) => `${hostname}${port && `:${port}`}`);
  return `${names.join(',')}${hosts[0]?.pathname}`;
}

/** Client class for a pool that names frequent statements, so that PostgreSQL caches their plans. */
function namingClient(host: ServingHost): typeof pg.Client {
  const nameOf = statementNames();
  return class extends host.clientClass() {
    // One function for all overloads of the class. Everything but a statement with values is passed on unchanged.
    override query: pg.Client['query'] = (...[asked, values, ...rest]: unknown[]) =>
      queryInTime({ client: this, host }, named(asked, values), (wanted) =>
        Reflect.apply(super.query, this, [wanted, values, ...rest]),
      );
  };

  function named(asked: unknown, values: unknown): unknown {
    const hasValues = Array.isArray(values) && values.length > 0;
    if (!hasValues || typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    return { ...asked, name: nameOf(String(asked.text)) };
  }
}

/**
 * Client class for a pooler such as PgBouncer in transaction mode: each transaction may get another connection. So no statement
 * has a name, and each transaction gets its settings in the same message as its `begin`: the lock timeout, and no compilation.
 *
 * @param lockTimeout - in milliseconds
 */
function pooledClient(host: ServingHost, lockTimeout: number): typeof pg.Client {
  return class extends host.clientClass() {
    // One function for all overloads of the class.
    override query: pg.Client['query'] = (...[asked, ...rest]: unknown[]) =>
      queryInTime({ client: this, host }, unnamed(asked), (wanted) =>
        Reflect.apply(super.query, this, [wanted, ...rest]),
      );
  };

  function unnamed(asked: unknown): unknown {
    if (typeof asked !== 'object' || asked === null || !('text' in asked)) return asked;
    const isBegin = asked.text === 'begin';
    const text = isBegin ? `begin; set local lock_timeout = ${lockTimeout}; set local jit = off` : asked.text;
    // Drizzle names the statements that the code prepares.
    return { ...asked, text, name: undefined };
  }
}

interface Connected {
  readonly client: pg.Client;
  readonly host: ServingHost;
}

/**
 * Runs a statement, for at most as long as the request still waits. Closes the connection when the statement times out. Otherwise the
 * `rollback` after it would wait as long again, and the next user of the connection would wait for a statement that never ends. The
 * host may be gone with all its connections, so the next one goes to the host that serves by then.
 *
 * @param asked - the first argument of `pg.Client.query`
 * @param query - runs it
 * @returns the answer of `query`: a promise, or nothing
 */
function queryInTime<Answer>(
  connected: Connected,
  asked: unknown,
  query: (asked: unknown) => Answer,
): Answer {
  const patience = currentPatience();
  if (!patience || typeof asked !== 'object') return endAfterTimeout(connected, query(asked));
  const answer: unknown = patience.wait(async (limit) =>
    endAfterTimeout(connected, query({ ...asked, query_timeout: limit })),
  );
  // Safe cast: without a callback, which nobody gives, the answer is a promise already.
  return answer as Answer;
}

function endAfterTimeout<Answer>({ client, host }: Connected, answer: Answer): Answer {
  if (answer instanceof Promise)
    answer.catch((error: unknown) => {
      if (!(error instanceof Error && error.message === 'Query read timeout')) return;
      host.leaveHostOf(client);
      client.end().catch(() => undefined);
    });
  return answer;
}
