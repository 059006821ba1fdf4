import { createReadStream } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubs, filmFiles } from '../../db/schema.ts';
import { type FilmFile, storedFilm } from '../../services/videos/filmFiles.ts';
import type { Storage } from '../../storage/storage.ts';
import { demoFolder } from './demoClubs.ts';

/** Number of the club whose videos these are. */
const arabesk = 1;

/** All demo films are this one: eight seconds, H.264 and AAC, which every browser and phone plays. A test compares it with the files. */
const files: readonly FilmFile[] = [
  { path: 'films/posities.mp4', bytes: 48_404, mediaType: 'video/mp4', duration: 8 },
  { path: 'films/posities.vtt', bytes: 281, mediaType: 'text/vtt', duration: null },
  { path: 'films/posities.jpg', bytes: 3391, mediaType: 'image/jpeg', duration: null },
];

/** The films beside the club files of the demo. */
export const demoFilms: ReadonlySet<string> = new Set(files.map(({ path }) => path));

/** Inserts the films of a club of the demo, where it has any. */
export async function insertFilms(tx: Database, { club, videos }: ClubFile, now: Date): Promise<void> {
  if (videos.length === 0) return;
  const [row] = await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, club.url));
  if (row)
    await tx.insert(filmFiles).values(files.map((file) => ({ clubNid: row.nid, ...file, storedAt: now })));
}

/** Stores the files of the films: the database holds only their paths. */
export async function storeFilms(storage: Storage): Promise<void> {
  for (const { path } of files)
    await storage.write(storedFilm(arabesk, path), createReadStream(new URL(path, demoFolder)));
}
