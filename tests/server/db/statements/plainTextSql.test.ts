import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { plainText } from '#rules/forgivingSearch.ts';
import type { DatabaseHandle } from '#server/db/database.ts';
import { users } from '#server/db/schema.ts';
import { plainTextSql } from '#server/db/statements/plainTextSql.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';

let database: DatabaseHandle;
beforeAll(async () => {
  database = await openSeededDatabase();
});
afterAll(() => database.close());

it.each(['Café ZOË', 'D’Hondt', 'Đặng Łukasz Þór Ærø Straße', "l'Œuvre Ĳmuiden ʼt", 'محمد 李小龍', 'ĦıŧÐ'])(
  '%s is the same in SQL as in the rule',
  async (text) => {
    const [row] = await database.db
      .select({ plain: plainTextSql(sql`${text}::text`).mapWith(String) })
      .from(users)
      .limit(1);
    expect(row?.plain).toBe(plainText(text));
  },
);
