import pg from 'pg';
import type { ConnectionCounts } from '../database.ts';
import { currentPatience } from '../patience.ts';
import { poolIsFull, type ServingHost } from './servingHost.ts';

/** Share of the connections that are for reads alone. */
const readShare = 0.3;

/**
 * A pool of connections, of which some are for reads alone: transactions that wait for a lock never keep a reader waiting. A
 * `select` outside a transaction is a read; everything else takes one of the other connections.
 */
export class ReservingPool extends pg.Pool {
  readonly #readers: pg.Pool;
  readonly #host: ServingHost;

  /** @param size - at least 2 */
  constructor(config: pg.PoolConfig, size: number, host: ServingHost) {
    const reads = Math.max(1, Math.floor(size * readShare));
    super({ ...config, max: Math.max(1, size - reads) });
    this.#readers = new pg.Pool({ ...config, max: reads });
    this.#host = host;
    // A connection that breaks in the middle of a transaction fails the statement too. Without a listener, the error of the
    // connection itself would end the process.
    for (const pool of [this, this.#readers])
      pool.on('connect', (client) => client.on('error', () => undefined));
  }

  onIdleError(listener: (error: Error) => void): void {
    this.on('error', listener);
    this.#readers.on('error', listener);
  }

  counts(): readonly ConnectionCounts[] {
    return [countsOf('all', this), countsOf('reads', this.#readers)];
  }

  // One function for all overloads of the class. Only Drizzle calls it, which wants a promise.
  override query: pg.Pool['query'] = (...given: unknown[]) =>
    queryOnce(isRead(given[0]) ? this.#connectIn(() => this.#readers.connect()) : this.connect(), given);

  // One function for both overloads of the class.
  override connect: pg.Pool['connect'] = (...given: unknown[]) => {
    if (given.length > 0) return Reflect.apply(super.connect, this, given);
    return this.#connectIn(() => super.connect().then(releasedOnce));
  };

  // One function for both overloads of the class.
  override end: pg.Pool['end'] = (...given: unknown[]) => {
    const ended = Reflect.apply(super.end, this, given);
    const readersEnded = this.#readers.end();
    return ended instanceof Promise ? Promise.all([ended, readersEnded]).then(() => undefined) : ended;
  };

  #connectIn(take: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    return connectInTime(() => this.#host.connect(take));
  }
}

function countsOf(name: ConnectionCounts['pool'], pool: pg.Pool): ConnectionCounts {
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    pool: name,
    limit: pool.options.max,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  };
}

/** Runs one statement, and gives its connection back. A connection whose statement failed is closed, as `pg.Pool` does. */
async function queryOnce(connecting: Promise<pg.PoolClient>, given: unknown[]) {
  const client = await connecting;
  let failure: unknown;
  try {
    return await Reflect.apply(client.query, client, given);
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    client.release(failure !== undefined);
  }
}

/** Waits for a connection, for at most as long as the request still waits. */
function connectInTime(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const patience = currentPatience();
  return patience ? patience.wait((limit) => inTime(connect(), limit)) : connect();
}

async function inTime(connecting: Promise<pg.PoolClient>, limit: number): Promise<pg.PoolClient> {
  // A pause of node:timers/promises that is aborted makes an error with a stack, for each statement.
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(poolIsFull)), limit).unref();
  try {
    return await Promise.race([connecting, tooLong]);
  } catch (error) {
    connecting.then(
      (client) => client.release(),
      () => undefined,
    );
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function isRead(asked: unknown): boolean {
  if (typeof asked !== 'object' || asked === null || !('text' in asked)) return false;
  return /^\s*select\b/i.test(String(asked.text));
}

/**
 * Gives a connection back to the pool as soon as it has ended. Drizzle gives none back whose `begin` fails, so a database that hangs
 * for a while would empty the pool for ever.
 */
function releasedOnce(client: pg.PoolClient): pg.PoolClient {
  const { release } = client;
  let isReleased = false;
  const end = () => client.release(true);
  client.once('end', end);
  client.release = (destroys) => {
    if (isReleased) return;
    isReleased = true;
    client.off('end', end);
    release(destroys);
  };
  return client;
}
