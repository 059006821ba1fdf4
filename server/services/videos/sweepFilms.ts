import { and, lt, not, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Context } from '../../context.ts';
import { clubImports, filmFiles, formDrafts, plannedOffers, videos } from '../../db/schema.ts';
import { storedFilm } from './filmFiles.ts';

/** Time that a film waits for a video that names it, in milliseconds: 14 days. */
const patience = 14 * dayInMilliseconds;

const isShown = sql`exists (select 1 from ${videos} where ${videos.clubNid} = ${filmFiles.clubNid}
  and ${filmFiles.path} in (${videos.film}, ${videos.captions}, ${videos.poster}))`;

/** Whether the club can take its last import back, which shows the films before it again. */
const isUndoable = sql`exists (select 1 from ${clubImports} where ${clubImports.clubNid} = ${filmFiles.clubNid})`;

const isInDraft = sql`exists (select 1 from ${formDrafts} where ${formDrafts.clubNid} = ${filmFiles.clubNid}
  and ${formDrafts.of} = 'offer' and position('"' || ${filmFiles.path} || '"' in ${formDrafts.draft}) > 0)`;

const isPlanned = sql`exists (select 1 from ${plannedOffers} where ${plannedOffers.clubNid} = ${filmFiles.clubNid}
  and position('"' || ${filmFiles.path} || '"' in ${plannedOffers.file}::text) > 0)`;

/** Removes the films that no video, draft or planned offer of a club names, and that nobody can bring back. */
export async function sweepFilms(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  const hasWaited = lt(filmFiles.storedAt, new Date(now.getTime() - patience));
  const gone = await db
    .delete(filmFiles)
    .where(and(hasWaited, not(isShown), not(isUndoable), not(isInDraft), not(isPlanned)))
    .returning({ clubNid: filmFiles.clubNid, path: filmFiles.path });
  for (const { clubNid, path } of gone) await storage.remove(storedFilm(clubNid, path));
}
