import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { loadShownPictures, pictureBytes, type ShownPictures, type StoredPicture } from './shownPictures.ts';
import { withPictures } from './withPictures.ts';

/** A picture to write beside a club file. */
export interface PictureToWrite {
  /** Path beside the club file. */
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Adds the pictures to an exported club. A picture that the storage has lost is left out. */
export async function exportPictures(
  db: Database,
  storage: Storage,
  file: ClubFile,
): Promise<{ readonly file: ClubFile; readonly pictures: readonly PictureToWrite[] }> {
  const shown = await loadShownPictures(db, file.club.url);
  if (!shown) return { file, pictures: [] };
  const pictures = await picturesOf(shown, storage);
  return {
    file: withPictures(file, shown, (fid) => pictures.get(fid)?.file),
    pictures: [...pictures.values()],
  };
}

type Pictures = ReadonlyMap<number, PictureToWrite>;

/** The pictures that the club shows, by their fid, each with a name of its own. */
async function picturesOf(shown: ShownPictures, storage: Storage): Promise<Pictures> {
  const pictures = new Map<number, PictureToWrite>();
  const names = new Set<string>();
  for (const stored of shown.stored.toSorted((one, other) => one.fid - other.fid)) {
    if (!shown.fids.has(stored.fid)) continue;
    const bytes = await pictureBytes(storage, stored);
    if (!bytes) continue;
    const file = freeName(stored, names);
    names.add(file.toLowerCase());
    pictures.set(stored.fid, { file, bytes });
  }
  return pictures;
}

/** A later picture may have the name of an earlier one. The comparison ignores case, as some disks do. */
function freeName({ fid, name, mediaType }: StoredPicture, taken: ReadonlySet<string>): string {
  const file = name ?? `pictures/${fid}.${extensionOf(mediaType)}`;
  return taken.has(file.toLowerCase()) ? file.replace(/(\.[^./]*)$/, `-${fid}$1`) : file;
}

function extensionOf(mediaType: string): string {
  if (mediaType === 'image/jpeg') return 'jpg';
  return mediaType === 'image/png' ? 'png' : 'webp';
}
