import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openSeededDatabase } from '../support/database/openSeededDatabase.ts';

/** Deleting a person deletes or reads these, and PostgreSQL then looks for every row that refers to them. */
const erased = ['users', 'orders', 'registrations', 'submissions', 'credit_notes', 'pass_cards'];

it('every column that refers to what an erasure deletes has an index', async () => {
  const database = await openSeededDatabase();
  const { rows } = Object(
    await database.db.execute(sql`
      select key.conrelid::regclass || '.' || attribute.attname as name, key.confrelid::regclass::text as target
      from pg_constraint key
      join pg_attribute attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
      where key.contype = 'f' and not exists (
        select 1 from pg_index found
        where found.indrelid = key.conrelid and found.indkey[0] = key.conkey[1] and found.indpred is null)`),
  );
  const unserved = [...rows].filter(({ target }) => erased.includes(target)).map(({ name }) => name);
  await database.close();
  expect(unserved).toEqual([]);
});
