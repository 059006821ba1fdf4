import type { Database } from '../../db/database.ts';
import { streets } from '../../db/schema.ts';
import { searchText } from '../../db/searchText.ts';
import { insertKnownPlaces, placeLines } from '../places/insertKnownPlaces.ts';

/** Inserts postcodes of three countries and the streets of a few towns. */
export async function insertPlaces(tx: Database): Promise<void> {
  await insertKnownPlaces(tx);
  await tx.insert(streets).values(
    placeLines('demoStreets').map((line) => {
      const [country = '', postal = '', name = '', lowest = '', highest = ''] = line.split('\t');
      const houses = { lowestNumber: Number(lowest), highestNumber: Number(highest) };
      return { country, postal, name, searchText: searchText(name), ...houses };
    }),
  );
}
