import { readFileSync } from 'node:fs';
import type { Database } from '../../db/database.ts';
import { localities } from '../../db/schema.ts';
import { loadPlaces } from './loadPlaces.ts';
import { mergedPlaces } from './mergedPlaces.ts';

/** Inserts the postcodes that come with the server, where there are none yet. `npm run places` loads a whole country. */
export async function insertKnownPlaces(tx: Database): Promise<void> {
  if ((await tx.$count(localities)) > 0) return;
  await loadPlaces(tx, placeLines('demoPlaces'));
  await loadPlaces(tx, mergedPlaces());
}

/** The lines of a table of this folder. */
export function placeLines(name: 'demoPlaces' | 'demoStreets'): string[] {
  return readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
