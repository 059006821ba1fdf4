import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ClubFile } from '#schemas/clubFile.ts';
import { storedFilm } from '#server/services/videos/filmFiles.ts';
import type { Storage } from '#server/storage/storage.ts';
import { pathBeside } from '../pathBeside.ts';
import { filmPlaces } from './filmPlaces.ts';

/**
 * Writes the films of an exported club into the folder of its file.
 *
 * @returns the number of files. One that the storage has lost is left out.
 */
export async function exportFilms(storage: Storage, file: ClubFile, folder: string): Promise<number> {
  let count = 0;
  for (const film of new Set(filmPlaces(file).map((place) => place.film))) {
    const content = await storage.read(storedFilm(file.club.nid ?? 0, film));
    const beside = await pathBeside(folder, film);
    if (!content || 'refused' in beside) continue;
    await mkdir(dirname(beside.place), { recursive: true });
    await pipeline(content, createWriteStream(beside.place));
    count += 1;
  }
  return count;
}
