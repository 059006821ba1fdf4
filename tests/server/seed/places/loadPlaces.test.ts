import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localities } from '#server/db/schema.ts';
import { loadPlaces } from '#server/seed/places/loadPlaces.ts';
import { openSeededDatabase } from '../../support/database/openSeededDatabase.ts';

/** Lines in the format of GeoNames, which has more columns than are needed. */
const sample = [
  'LU\t1111\tLuxembourg\tLuxembourg\tLU\t\t\t\t\t49.6117\t6.13\t6',
  'LU\t9990\tWeiswampach\tDiekirch\tDI\t\t\t\t\t50.1372\t6.0761\t6',
  'LU\t9990\tWeiswampach\tDiekirch\tDI\t\t\t\t\t50.1372\t6.0761\t6',
  'LU\t4001\tEsch-sur-Alze\u0301',
  '',
  'Luxemburg\t1\tx',
  'LU\t\tx',
  'LU 1234 Zonder tab',
];

describe('loadPlaces', () => {
  let database: Awaited<ReturnType<typeof openSeededDatabase>>;
  beforeAll(async () => {
    database = await openSeededDatabase();
  });
  afterAll(() => database.close());

  it('adds the country, postcode and city of each line, and lists the unreadable lines', async () => {
    const loaded = await loadPlaces(database.db, sample);
    expect(loaded).toEqual({ added: 3, unreadable: [6, 7, 8] });
    const rows = await database.db
      .select()
      .from(localities)
      .where(eq(localities.country, 'LU'))
      .orderBy(asc(localities.postal));
    expect(rows.map(({ postal, city, searchText }) => [postal, city, searchText])).toEqual([
      ['1111', 'Luxembourg', 'luxembourg'],
      ['4001', 'Esch-sur-Alz\u00e9', 'esch-sur-alze'],
      ['9990', 'Weiswampach', 'weiswampach'],
    ]);
  });

  it('adds no place that is there already', async () => {
    expect(await loadPlaces(database.db, sample)).toMatchObject({ added: 0 });
  });

  it('adds more lines than fit in one statement', async () => {
    const many = Array.from({ length: 2_500 }, (_, index) => `SE\t${10_000 + index}\tOrt ${index}`);
    expect(await loadPlaces(database.db, many)).toEqual({ added: 2_500, unreadable: [] });
  });
});
