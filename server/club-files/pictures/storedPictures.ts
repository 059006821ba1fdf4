import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { openPicture } from '../../services/files/pictures/openPicture.ts';
import type { Storage } from '../../storage/storage.ts';
import { picturePlaces } from './picturePlaces.ts';
import type { StoredPictures } from './planPictures.ts';
import { loadShownPictures, type StoredPicture } from './shownPictures.ts';

interface Found {
  readonly pictures: StoredPictures;
  /** Paths of the fields that name no picture of this club. */
  readonly unknown: readonly string[];
}

/**
 * Finds the pictures that an offer names, where a picture's name is its fid. A manager may name any picture of the club: an
 * upload of their own or of another manager, and what the club shows already.
 */
export async function findStoredPictures(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  file: ClubFile,
): Promise<Found> {
  const places = picturePlaces(file);
  const shown = await loadShownPictures(db, file.club.url);
  const stored = new Map(shown?.stored.map((picture) => [String(picture.fid), picture]));
  const pictures = new Map<string, { fid: number; width: number; height: number }>();
  const unknown: string[] = [];
  for (const { path, owner, image } of places) {
    if (image === null || pictures.has(image.file)) continue;
    const picture = stored.get(image.file);
    const before = shown?.imageOf(owner);
    const size =
      picture && before?.fid === picture.fid ? before : picture && (await sizeOf(storage, picture));
    if (picture && size)
      pictures.set(image.file, { fid: picture.fid, width: size.width, height: size.height });
    else unknown.push(`${path}.file`);
  }
  return { pictures, unknown };
}

interface Size {
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** Sizes by the path, which is the content. Each plan of an offer asks for them again. */
const sizes = new LRUCache<string, Size>({ max: 5000 });

/** `undefined` where the storage has lost the picture. */
async function sizeOf(storage: Storage, { path }: StoredPicture): Promise<Size | undefined> {
  const known = sizes.get(path);
  if (known) return known;
  const kept = await storage.read(path);
  if (!kept) return undefined;
  const { autoOrient } = await openPicture(await buffer(kept)).metadata();
  sizes.set(path, autoOrient);
  return autoOrient;
}
