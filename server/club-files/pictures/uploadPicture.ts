import { readFile } from 'node:fs/promises';
import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, isNotNull, isNull, not } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { clubFiles } from '../../db/schema.ts';
import { Refused } from '../../http/refused.ts';
import { lockClub } from '../../services/clubs/lockClub.ts';
import { checkFile } from '../../services/files/checkFile.ts';
import { fileRefusals } from '../../services/files/fileRefusals.ts';
import { openPicture } from '../../services/files/pictures/openPicture.ts';
import { receiveFile } from '../../services/files/receiveFile.ts';
import type { UploadedFile } from '../../services/files/uploadedFile.ts';
import { nl } from '../../texts/nl.ts';
import { offerTexts } from '../texts/offerTexts.ts';
import { sizeFault } from './readPictures.ts';
import { hashOf } from './shownPictures.ts';
import { isShownPicture } from './waitingPictures.ts';

interface Upload {
  readonly clubNid: number;
  readonly file: UploadedFile;
}

export interface UploadedPicture {
  readonly fid: number;
  /** Pixels, upright. */
  readonly width: number;
  readonly height: number;
}

/** Maximum number of pictures of a club that wait for an offer. */
const mostWaiting = 500;

/**
 * Stores a picture that a manager uploads, encoded anew. Only managers see it until an offer with it is published. The same
 * picture sent again is stored once.
 */
export async function uploadPicture(
  { db, clock, fileService }: Pick<Context, 'db' | 'clock' | 'fileService'>,
  { clubNid, file }: Upload,
): Promise<UploadedPicture> {
  // Refused before the file is read. The lock of the other check would last as long as an upload.
  await requireRoom(db, clubNid);
  return fileService.temporary.lend(async (newFile) => {
    const { place, digest } = await receiveFile(file, newFile());
    const { name, mediaType } = file;
    const made = await reencode({ place, name, mediaType }, { fileService, newFile });
    const { width, height } = await openPicture(made.bytes).metadata();
    const fault = sizeFault({ width, height });
    if (fault) throw refused(fillIn(nl.offerEditor.badPicture, { fault: fault(offerTexts, () => '') }));
    const contentHash = hashOf(made.bytes);
    const path = `clubs/${contentHash}.${made.extension}`;
    const row = { clubNid, path, mediaType: made.mediaType, contentHash, sourceHash: digest };
    const fid = await db.transaction(async (tx) => {
      await lockClub(tx, clubNid);
      await requireRoom(tx, clubNid);
      await fileService.storage.write(path, made.bytes);
      return keepWaiting(tx, row, clock.now());
    });
    return { fid, width, height };
  });
}

async function requireRoom(db: Database, clubNid: number): Promise<void> {
  const isWaiting = and(eq(clubFiles.clubNid, clubNid), isNotNull(clubFiles.waitsSince));
  if ((await db.$count(clubFiles, isWaiting)) >= mostWaiting) throw refused(nl.offerEditor.manyPictures);
}

interface Encoded {
  readonly bytes: Buffer;
  readonly mediaType: string;
  readonly extension: string;
}

/** An SVG is refused as any other file: a filter in it can keep the server busy for hours. The portal draws it in the browser. */
async function reencode(
  file: { readonly place: string; readonly name: string; readonly mediaType: string },
  tools: Parameters<typeof checkFile>[1],
): Promise<Encoded> {
  const { place, mediaType, extension } = await checkFile({ ...file, sort: 'image' }, tools);
  // A question takes a bitmap as it is, but a browser gets no bitmap of a club.
  if (mediaType === 'image/bmp') throw fileRefusals.type('image');
  return { bytes: await readFile(place), mediaType, extension };
}

/**
 * Inserts a picture, or finds it where the club has it already. One that no part shows waits anew, so that it isn't removed
 * before the offer is published.
 */
async function keepWaiting(
  tx: Database,
  row: typeof clubFiles.$inferInsert & { readonly contentHash: string },
  now: Date,
): Promise<number> {
  const isSame = and(eq(clubFiles.clubNid, row.clubNid), eq(clubFiles.contentHash, row.contentHash));
  const [waiting] = await tx
    .update(clubFiles)
    .set({ waitsSince: now })
    .where(and(isSame, not(isShownPicture)))
    .returning({ fid: clubFiles.fid });
  if (waiting) return waiting.fid;
  const [shown] = await tx
    .select({ fid: clubFiles.fid })
    .from(clubFiles)
    .where(and(isSame, isNull(clubFiles.waitsSince)));
  if (shown) return shown.fid;
  const [added] = await tx
    .insert(clubFiles)
    .values({ ...row, waitsSince: now })
    .returning({ fid: clubFiles.fid });
  if (!added) throw new Error('The database returned no row');
  return added.fid;
}

function refused(sentence: string): Refused {
  return new Refused(422, { errors: [sentence], code: 'file-refused' });
}
