import { and, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm';
import { dayInMilliseconds } from '#rules/duration.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles, clubImports, clubMessages, formDrafts, plannedOffers } from '../../db/schema.ts';
import { fidOfPreview, previewsFolder } from '../../services/files/pictures/clubPicture.ts';
import { sweepUnknown } from '../../services/files/sweepUnknown.ts';
import type { Storage } from '../../storage/storage.ts';
import { isShownPicture } from '../pictures/waitingPictures.ts';
import { lockImport } from './lockOffer.ts';

/** Whether the club can take its last import back, which shows the pictures before it again. */
const isUndoable = sql`exists (select 1 from ${clubImports} where ${clubImports.clubNid} = ${clubFiles.clubNid})`;

/** Time that an uploaded picture waits for an offer that shows it, in milliseconds: 14 days. */
const patience = 14 * dayInMilliseconds;

/** Whether the draft of a manager names the picture. Any text in quotes that is its number counts: the server doesn't read drafts. */
const isInDraft = sql`exists (select 1 from ${formDrafts} where ${formDrafts.clubNid} = ${clubFiles.clubNid}
  and ${formDrafts.of} = 'offer' and position('"' || ${clubFiles.fid} || '"' in ${formDrafts.draft}) > 0)`;

/** Whether an offer that will be published names the picture. */
const isPlanned = sql`exists (select 1 from ${plannedOffers} where ${plannedOffers.clubNid} = ${clubFiles.clubNid}
  and position('"' || ${clubFiles.fid} || '"' in ${plannedOffers.file}::text) > 0)`;

/** Whether a draft of a message, or a planned one, has the picture. */
const isInMessage = sql`exists (select 1 from ${clubMessages} where ${clubMessages.clubNid} = ${clubFiles.clubNid}
  and ${clubMessages.body} @> jsonb_build_array(jsonb_build_object('type', 'picture', 'fid', ${clubFiles.fid})))`;

/**
 * Removes the pictures that no part of a club shows any more, with what was made from them, and uploads that no offer used. Those of a
 * club whose last import can be taken back stay, because that shows them again. Pictures of one content share a file, so it goes once
 * no club has it.
 */
export async function sweepPictures(
  { db, fileService: { storage } }: Pick<Context, 'db' | 'fileService'>,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockImport(tx, undefined);
    const hasWaited = or(
      isNull(clubFiles.waitsSince),
      lt(clubFiles.waitsSince, new Date(now.getTime() - patience)),
    );
    await tx
      .delete(clubFiles)
      .where(
        and(
          ...[isNotNull(clubFiles.contentHash), hasWaited],
          ...[not(isShownPicture), not(isUndoable), not(isInDraft), not(isPlanned), not(isInMessage)],
        ),
      );
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
