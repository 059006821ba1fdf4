import { plainText } from '#rules/forgivingSearch.ts';
import type { Database } from '../../db/database.ts';
import { localities } from '../../db/schema.ts';

export interface LoadedPlaces {
  /** Number of pairs of postcode and city that were new. */
  readonly added: number;
  /** Numbers of the lines without a place, from 1. */
  readonly unreadable: readonly number[];
}

/** Lines per insert statement. */
const batchSize = 1_000;

/**
 * Loads postcodes from a file of GeoNames. Each line has columns separated by tabs; the first three are country (two
 * letters), postcode and city. Known places stay. It runs in a transaction of the caller, all or nothing.
 */
export async function loadPlaces(
  tx: Database,
  lines: Iterable<string> | AsyncIterable<string>,
): Promise<LoadedPlaces> {
  const unreadable: number[] = [];
  let added = 0;
  let batch: (typeof localities.$inferInsert)[] = [];
  let at = 0;
  for await (const line of lines) {
    at += 1;
    if (line.trim() === '') continue;
    const place = readPlace(line);
    if (place) batch.push(place);
    else unreadable.push(at);
    if (batch.length < batchSize) continue;
    added += await insertPlaces(tx, batch);
    batch = [];
  }
  added += await insertPlaces(tx, batch);
  return { added, unreadable };
}

function readPlace(line: string): typeof localities.$inferInsert | undefined {
  const [country = '', postal = '', city = ''] = line
    .normalize('NFC')
    .split('\t', 3)
    .map((text) => text.trim());
  if (!/^[A-Z]{2}$/.test(country) || postal === '' || city === '') return undefined;
  return { country, postal, city, searchText: plainText(city) };
}

async function insertPlaces(tx: Database, places: (typeof localities.$inferInsert)[]): Promise<number> {
  if (places.length === 0) return 0;
  const rows = await tx
    .insert(localities)
    .values(places)
    .onConflictDoNothing()
    .returning({ postal: localities.postal });
  return rows.length;
}
