import { eq, sql } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubs } from '../../db/schema.ts';
import {
  loadComingLessons,
  recordLessonChanges,
} from '../../services/own-registrations/lesson-changes/recordLessonChanges.ts';
import type { FileService } from '../../storage/openFileService.ts';
import { exportClub } from '../exporting/exportClub.ts';
import { type PictureChange, planPictures } from '../pictures/planPictures.ts';
import type { PicturesBeside } from '../pictures/readPictures.ts';
import { encodePictures, savePictures } from '../pictures/savePictures.ts';
import { applyChanges } from './applyChanges.ts';
import type { Change } from './change.ts';
import { lockOffer } from './lockOffer.ts';
import { type OfferPlan, planImport } from './planImport.ts';

/** The result of an import before it is applied. A plan with faults can't be applied. */
export interface ImportPlan extends OfferPlan {
  readonly pictures: readonly PictureChange[];
}

export interface ImportInput {
  readonly file: ClubFile;
  /** Whether to write; false only plans. */
  readonly applies: boolean;
  readonly takesStock: boolean;
  readonly now: Date;
  /** The pictures of the file, and where the server stores its own. Without them the club keeps its pictures. */
  readonly pictures?: { readonly beside: PicturesBeside; readonly files: FileService };
}

/** Advisory lock of imports, so that they run one at a time. The number is arbitrary; no other lock may use it. */
const importLock = 5_182_040_117;

/**
 * Plans an import and applies it where that is asked and the plan has no faults, all or nothing. The offer of the club is
 * locked meanwhile, so that nobody can buy from it. Afterwards the club equals the file, or the import fails. People whose lessons
 * change get a mail from the server.
 */
export async function importClub(db: Database, input: ImportInput): Promise<ImportPlan> {
  const { file, applies, pictures } = input;
  const encoded =
    applies && pictures
      ? await encodePictures(pictures.files, await planPicturesOf(db, input))
      : new Map<string, never>();
  return db.transaction(async (tx) => {
    if (applies) {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const clubNid = await findClub(tx, file.club.url);
      if (clubNid !== undefined) await lockOffer(tx, clubNid);
    }
    const plan = () => planOf(tx, input);
    const planned = await plan();
    if (!applies || planned.faults.length > 0) return planned;
    const clubNid = await findClub(tx, file.club.url);
    const lessons = clubNid === undefined ? [] : await loadComingLessons(tx, { clubNid, now: input.now });
    await applyChanges(tx, planned);
    const saved = await findClub(tx, file.club.url);
    if (saved !== undefined) await savePictures(tx, planned.pictures, { clubNid: saved, encoded });
    const left = await plan();
    const wrong = left.changes.map(nameOf)[0] ?? left.pictures[0]?.place.path;
    if (wrong !== undefined)
      throw new Error(`The database keeps something else than the file says: ${wrong}`);
    if (clubNid !== undefined && lessons.length > 0)
      await recordLessonChanges(tx, { before: lessons, clubNid, now: input.now });
    return planned;
  });
}

async function findClub(tx: Database, url: string): Promise<number | undefined> {
  const [club] = await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, url));
  return club?.nid;
}

async function planOf(tx: Database, input: ImportInput): Promise<ImportPlan> {
  const { file: wanted, takesStock, now } = input;
  const current = await exportClub(tx, wanted.club.url);
  const plan = await planImport(tx, { takesStock, now, wanted, current });
  return { ...plan, pictures: await planPicturesOf(tx, input) };
}

async function planPicturesOf(
  db: Database,
  { file, pictures }: ImportInput,
): Promise<readonly PictureChange[]> {
  if (!pictures) return [];
  return planPictures(db, { file, pictures: pictures.beside, storage: pictures.files.storage });
}

function nameOf(change: Change): string {
  const fields = change.is === 'changed' ? change.differences.map(({ path }) => path) : [];
  return [change.is, change.part.path, ...fields].join(' ');
}
