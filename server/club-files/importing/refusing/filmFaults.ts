import { eq } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '#server/db/database.ts';
import { filmFiles } from '#server/db/schema.ts';
import { filmPlaces } from '../../pictures/films/filmPlaces.ts';
import type { FoundFault } from '../../texts/fault.ts';

interface Films {
  /** 0 for a new club. */
  readonly clubNid: number;
  /** Paths of files that come with the import. */
  readonly beside: ReadonlySet<string>;
}

/** Finds films, captions and posters that the club has not stored, and that don't come with the file. */
export async function filmFaults(
  db: Database,
  file: ClubFile,
  { clubNid, beside }: Films,
): Promise<FoundFault[]> {
  const named = filmPlaces(file);
  if (named.length === 0) return [];
  const rows = await db
    .select({ path: filmFiles.path })
    .from(filmFiles)
    .where(eq(filmFiles.clubNid, clubNid));
  const stored = new Set(rows.map(({ path }) => path));
  return named.flatMap(({ path, film }): FoundFault[] =>
    stored.has(film) || beside.has(film) ? [] : [{ path, say: ({ importing }) => importing.noFilm(film) }],
  );
}
