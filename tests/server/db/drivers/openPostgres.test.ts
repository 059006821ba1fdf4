import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import type { DatabaseHandle } from '#server/db/database.ts';
import { openPostgres } from '#server/db/drivers/openPostgres.ts';
import { createEmptyDatabase, dropDatabase } from '../../support/database/createSeededDatabase.ts';

describe('openPostgres', () => {
  const ends: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function open(options: object, change: (url: URL) => void = () => {}): Promise<DatabaseHandle> {
    const url = await createEmptyDatabase();
    const address = new URL(url);
    change(address);
    const database = await openPostgres(address.href, (error) => expect.fail(error.message), options);
    ends.push(
      () => database.close(),
      () => dropDatabase(url),
    );
    return database;
  }
  const settingOf = async ({ db }: Pick<DatabaseHandle, 'db'>, name: string) => {
    const [setting] = await db
      .select({ value: sql<string>`current_setting(${name})` })
      .from(sql`generate_series(1, 1)`);
    return setting?.value;
  };

  it('switches the compilation of statements off, which takes seconds for the deletion of each day', async () => {
    const database = await open({});
    expect(await settingOf(database, 'jit')).toBe('off');
    expect(await database.db.transaction((db) => settingOf({ db }, 'jit'))).toBe('off');
  });

  it('keeps the options of its address', async () => {
    const database = await open({}, ({ searchParams }) => searchParams.set('options', '-c work_mem=7MB'));
    expect(await settingOf(database, 'work_mem')).toBe('7MB');
    expect(await settingOf(database, 'jit')).toBe('off');
  });

  it('gives each transaction behind a pooler its settings, and the connection none', async () => {
    const database = await open({ namesStatements: false });
    const inTransaction = await database.db.transaction(async (db) => [
      await settingOf({ db }, 'jit'),
      await settingOf({ db }, 'lock_timeout'),
    ]);
    expect(inTransaction).toEqual(['off', '3s']);
    expect(await settingOf(database, 'lock_timeout')).toBe('0');
  });
});
