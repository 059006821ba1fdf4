import { readFileSync } from 'node:fs';
import type { Database } from '../../db/database.ts';
import { streets } from '../../db/schema.ts';
import { searchText } from '../../db/searchText.ts';
import { loadPlaces } from '../places/loadPlaces.ts';
import { mergedPlaces } from '../places/mergedPlaces.ts';

/** Inserts postcodes of three countries and the streets of a few towns. */
export async function insertPlaces(tx: Database): Promise<void> {
  await loadPlaces(tx, linesOf('demoPlaces'));
  await loadPlaces(tx, mergedPlaces());
  await tx.insert(streets).values(
    linesOf('demoStreets').map((line) => {
      const [country = '', postal = '', name = '', lowest = '', highest = ''] = line.split('\t');
      const houses = { lowestNumber: Number(lowest), highestNumber: Number(highest) };
      return { country, postal, name, searchText: searchText(name), ...houses };
    }),
  );
}

function linesOf(name: string): string[] {
  const file = new URL(`../places/${name}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
