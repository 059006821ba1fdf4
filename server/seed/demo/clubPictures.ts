import { readdir, readFile } from 'node:fs/promises';
import type { ClubFile } from '#schemas/clubFile.ts';
import { picturePlaces } from '../../club-files/pictures/picturePlaces.ts';
import { savePictures } from '../../club-files/pictures/savePictures.ts';
import { svgType } from '../../club-files/pictures/shownPictures.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles } from '../../db/schema.ts';
import type { Storage } from '../../storage/storage.ts';
import { demoClubs, demoFolder } from './demoClubs.ts';

/** Numbers of clubs and pictures. The name of a file begins with its fid: `101-cover.svg`. */
interface NumberedFile {
  readonly clubNid: number;
  readonly fid: number;
}

function storedPath({ clubNid, fid }: NumberedFile): string {
  return `clubs/${clubNid}-${fid}.svg`;
}

/** Inserts the pictures of a demo club, and refers to them from the club, its offer and its teachers. */
export async function insertPictures(tx: Database, file: ClubFile): Promise<void> {
  const clubNid = file.club.nid ?? 0;
  const places = picturePlaces(file).flatMap((place) =>
    place.image ? [{ ...place, image: place.image }] : [],
  );
  const shown = new Map<string, Awaited<ReturnType<typeof lookAt>>>();
  for (const { image } of places) shown.set(image.file, await lookAt(image.file));
  await tx.insert(clubFiles).values(
    [...shown.values()].map(({ fid }) => ({
      ...{ fid, clubNid, path: storedPath({ clubNid, fid }), mediaType: svgType },
    })),
  );
  const changes = places.flatMap((place) => {
    const found = shown.get(place.image.file);
    return found ? [{ place, before: undefined, shown: found }] : [];
  });
  await savePictures(tx, changes, { clubNid, encoded: new Map() });
}

/** Reads the number of a drawing from its name, and its size from its text: decoding all of them takes a second. */
async function lookAt(file: string) {
  const place = new URL(file, demoFolder);
  const [, width, height] = /width="(\d+)" height="(\d+)"/.exec(await readFile(place, 'utf8')) ?? [];
  return { fid: fidOf(file), width: Number(width), height: Number(height) };
}

function fidOf(file: string): number {
  return Number.parseInt(file.slice(file.lastIndexOf('/') + 1), 10);
}

/**
 * Stores the pictures' files: the database holds only their paths. A drawing is stored as it is, and becomes pixels the first
 * time that somebody asks for one of its sizes.
 */
export async function storeClubPictures(storage: Storage): Promise<void> {
  for (const [index, url] of demoClubs.entries()) {
    const folder = new URL(`pictures/${url}/`, demoFolder);
    for (const name of await readdir(folder))
      await storage.write(
        storedPath({ clubNid: index + 1, fid: fidOf(name) }),
        await readFile(new URL(name, folder)),
      );
  }
}
