import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, DatabaseHandle } from '#server/db/database.ts';
import { isOneOf } from '#server/db/isOneOf.ts';
import { keptKeys, roundLeases, users } from '#server/db/schema.ts';
import { type Given, keptStatement } from '#server/db/statements/keptStatement.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';
import { openSeededPglite } from '../../support/database/pglite/openSeededPglite.ts';

let built = 0;
const keyNamed = keptStatement((db, { name }: Given<{ name: string }>) => {
  built += 1;
  return db.select().from(keptKeys).where(eq(keptKeys.name, name));
});
const keep = keptStatement((db, { name, secret }: Given<typeof keptKeys.$inferInsert>) =>
  db.insert(keptKeys).values({ name, secret }),
);
const lease = keptStatement((db, { name, holder, until }: Given<typeof roundLeases.$inferInsert>) =>
  db.insert(roundLeases).values({ name, holder, until }).returning(),
);
const uidsIn = keptStatement((db, { uids }: Given<{ uids: readonly number[] }>) =>
  db.select({ uid: users.uid }).from(users).where(isOneOf(users.uid, uids)),
);

describe.each([
  ['PostgreSQL', openSeededDatabase],
  ['PGlite', openSeededPglite],
])('`keptStatement` on %s', (_name, open) => {
  let database: DatabaseHandle;
  let db: Database;
  beforeAll(async () => {
    database = await open();
    ({ db } = database);
  });
  afterAll(() => database.close());

  it('is built once, and belongs to the transaction that runs it', async () => {
    built = 0;
    expect(await keyNamed(db, { name: 'one' })).toEqual([]);
    const rollback = new Error('rolled back');
    await expect(
      db.transaction(async (tx) => {
        await keep(tx, { name: 'one', secret: 'first' });
        expect(await keyNamed(tx, { name: 'one' })).toEqual([{ name: 'one', secret: 'first' }]);
        throw rollback;
      }),
    ).rejects.toBe(rollback);
    expect(await keyNamed(db, { name: 'one' })).toEqual([]);
    await keep(db, { name: 'one', secret: 'second' });
    expect(await keyNamed(db, { name: 'one' })).toEqual([{ name: 'one', secret: 'second' }]);
    expect(built).toBe(1);
  });

  it('gives each of two calls at once its own values', async () => {
    await keep(db, { name: 'two', secret: 'zwei' });
    await keep(db, { name: 'three', secret: 'drei' });
    const found = await Promise.all(['two', 'three'].map((name) => keyNamed(db, { name })));
    expect(found.map(([row]) => row?.secret)).toEqual(['zwei', 'drei']);
  });

  it('writes and reads values as their columns do, and lists as one value', async () => {
    const until = new Date('2026-11-20T09:00:00Z');
    expect(await lease(db, { name: 'round', holder: crypto.randomUUID(), until })).toMatchObject([{ until }]);
    expect(await uidsIn(db, { uids: [] })).toEqual([]);
    expect(await uidsIn(db, { uids: [1, 2] })).toHaveLength(2);
  });

  it('refuses to be built from values without a name', () => {
    const careless = keptStatement((on, { ...all }: Given<{ name: string }>) =>
      on.select().from(keptKeys).where(eq(keptKeys.name, all.name)),
    );
    expect(() => careless(db, { name: 'one' })).toThrow('names each of its values');
  });
});
