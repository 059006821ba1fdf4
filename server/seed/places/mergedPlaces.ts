import { readFileSync } from 'node:fs';

/**
 * The Flemish municipalities that merged on 1 January 2025, by their old and their new names, as lines for `loadPlaces`. The postcodes
 * stayed, and people use both names.
 */
export function mergedPlaces(): string[] {
  const file = new URL('./mergedPlaces.tsv', import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}
