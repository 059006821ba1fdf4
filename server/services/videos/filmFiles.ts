import { createReadStream } from 'node:fs';
import type { Database } from '../../db/database.ts';
import { filmFiles } from '../../db/schema.ts';
import type { Storage } from '../../storage/storage.ts';

export type FilmFile = Pick<typeof filmFiles.$inferInsert, 'path' | 'bytes' | 'mediaType' | 'duration'>;

/** Path in the storage of a file that a club names `films/posities.mp4`: two clubs may use the same name. */
export function storedFilm(clubNid: number, path: string): string {
  return `films/${clubNid}/${path.replace(/^films\//, '')}`;
}

interface NewFilm {
  readonly clubNid: number;
  readonly file: FilmFile;
  /** The file on this machine. */
  readonly place: string;
  readonly now: Date;
}

/** Stores a film, captions or a poster of a club, in place of one of the same name. */
export async function keepFilm(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  { clubNid, file, place, now }: NewFilm,
): Promise<void> {
  await storage.write(storedFilm(clubNid, file.path), createReadStream(place));
  const row = { clubNid, ...file, storedAt: now };
  await db
    .insert(filmFiles)
    .values(row)
    .onConflictDoUpdate({ target: [filmFiles.clubNid, filmFiles.path], set: row });
}
