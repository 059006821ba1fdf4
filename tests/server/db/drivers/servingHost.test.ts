import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { databaseFailureOf } from '#server/db/databaseFailure.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { writableAddress } from '#server/db/drivers/servingHost.ts';
import { freePort } from '#tests/support/freePort.ts';
import { createEmptyDatabase, dropDatabase } from '../../support/database/createSeededDatabase.ts';
import { stoppableProxy } from '../../support/database/proxies/stoppableProxy.ts';

/** Several connections of the pool for reads and writes. */
const many = 5;

describe('an address with several hosts', () => {
  let url: string;
  const ends: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    url = await createEmptyDatabase();
  });
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
    await dropDatabase(url);
  });

  const ownPort = () => Number(new URL(url).port);
  const withPorts = (...ports: readonly number[]) => {
    const { username, pathname } = new URL(url);
    return `postgres://${username}:secret@${ports.map((port) => `127.0.0.1:${port}`).join()}${pathname}`;
  };
  const open = async (address: string, namesStatements = true): Promise<DatabaseHandle> => {
    const database = await openPostgres(address, () => undefined, { namesStatements });
    ends.push(() => database.close());
    return database;
  };
  const proxy = async () => {
    const started = await stoppableProxy({ host: '127.0.0.1', port: ownPort() });
    ends.push(() => started.close());
    return started;
  };
  const takesChanges = async (answer: boolean) => {
    const client = new pg.Client(new URL('/postgres', url).href);
    await client.connect();
    const { pathname } = new URL(url);
    await client.query(
      `alter database ${pathname.slice(1)} set default_transaction_read_only = ${answer ? 'off' : 'on'}`,
    );
    await client.end();
  };
  const write = ({ db }: DatabaseHandle) => db.transaction((tx) => tx.execute(sql`create temp table t ()`));

  it.each([true, false])('leads to the host that is up, with named statements: %s', async (isNamed) => {
    const dead = await freePort();
    const database = await open(withPorts(dead, ownPort()), isNamed);
    await database.migrate(async () => {});
    await database.ping();
    await write(database);
    expect(database.description).toContain(`at 127.0.0.1:${dead},127.0.0.1:${ownPort()}/`);
    expect(database.description).not.toContain('secret');
    expect(await writableAddress(withPorts(dead, ownPort()))).toBe(withPorts(ownPort()));
  });

  it('is unreachable while no host takes changes, and works with the next call once one does', async () => {
    await takesChanges(false);
    const database = await open(withPorts(ownPort(), await freePort()));
    for (const call of [() => write(database), () => database.ping(), () => database.migrate(async () => {})])
      expect(databaseFailureOf(await call().catch((error: unknown) => error))).toBe('unreachable');
    await takesChanges(true);
    await write(database);
  });

  it('leaves a host that hangs with all its connections, after the first statement that timed out', async () => {
    const [first, second] = [await proxy(), await proxy()];
    second.hang();
    const database = await open(withPorts(first.port, second.port));
    const each = () => Promise.all(Array.from({ length: many }, () => write(database)));
    await each();
    first.hang();
    second.resume();
    expect(databaseFailureOf(await write(database).catch((error: unknown) => error))).toBe('unreachable');
    await each();
    await database.ping();
  }, 60_000);
});
