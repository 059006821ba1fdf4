import { and, inArray, isNotNull, not, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles, clubImports, clubs, courses, products } from '../../db/schema.ts';
import { fidOfPreview, previewsFolder } from '../../services/files/pictures/clubPicture.ts';
import { sweepUnknown } from '../../services/files/sweepUnknown.ts';
import type { Storage } from '../../storage/storage.ts';
import { lockImport } from './lockOffer.ts';

/** Whether a part of the club shows the picture: its logo, cover, a teacher, a course or a product. */
const isShown = sql`(
  exists (select 1 from ${clubs} where ${clubs.nid} = ${clubFiles.clubNid} and (
    (${clubs.cover} ->> 'fid')::int = ${clubFiles.fid}
    or ${clubs.logoFids} @> to_jsonb(${clubFiles.fid})
    or exists (select 1 from jsonb_each(${clubs.teacherPictures}) as teacher
      where (teacher.value ->> 'fid')::int = ${clubFiles.fid})))
  or exists (select 1 from ${courses} where ${courses.clubNid} = ${clubFiles.clubNid}
    and (${courses.image} ->> 'fid')::int = ${clubFiles.fid})
  or exists (select 1 from ${products} where ${products.clubNid} = ${clubFiles.clubNid}
    and (${products.image} ->> 'fid')::int = ${clubFiles.fid}))`;

/** Whether the club can take its last import back, which shows the pictures before it again. */
const isUndoable = sql`exists (select 1 from ${clubImports} where ${clubImports.clubNid} = ${clubFiles.clubNid})`;

/**
 * Removes the pictures of club files that no part of a club shows any more, with what was made from them. Those of a club whose last import
 * can be taken back stay, because that shows them again. Pictures of one content share a file, so it goes once no club has it.
 */
export async function sweepPictures(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImport(tx, undefined);
    await tx.delete(clubFiles).where(and(isNotNull(clubFiles.contentHash), not(isShown), not(isUndoable)));
  });
  await removePreviews({ db, storage });
  await sweepUnknown(storage, now, {
    folder: 'clubs',
    quarantine: 'quarantine-clubs',
    async knownOf(paths) {
      const isOne = inArray(clubFiles.path, [...paths]);
      const found = await db.select({ path: clubFiles.path }).from(clubFiles).where(isOne);
      return new Set(found.map(({ path }) => path));
    },
  });
}

/** Removes the previews of pictures that are gone: each can be made again. */
async function removePreviews({
  db,
  storage,
}: {
  readonly db: Database;
  readonly storage: Storage;
}): Promise<void> {
  const rows = await db.select({ fid: clubFiles.fid }).from(clubFiles);
  const fids = new Set(rows.map(({ fid }) => fid));
  for await (const { path } of storage.list(previewsFolder))
    if (!fids.has(fidOfPreview(path))) await storage.remove(path);
}
