import { eq, sql } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubs } from '../../db/schema.ts';
import {
  loadComingLessons,
  recordLessonChanges,
} from '../../services/own-registrations/lesson-changes/recordLessonChanges.ts';
import { exportClub } from '../exporting/exportClub.ts';
import { applyChanges } from './applyChanges.ts';
import type { Change } from './change.ts';
import { lockOffer } from './lockOffer.ts';
import { type ImportPlan, planImport } from './planImport.ts';

export interface ImportInput {
  readonly file: ClubFile;
  /** Whether to write; false only plans. */
  readonly applies: boolean;
  readonly takesStock: boolean;
  readonly now: Date;
}

/** Advisory lock of imports, so that they run one at a time. The number is arbitrary; no other lock may use it. */
const importLock = 5_182_040_117;

/**
 * Plans an import and applies it where that is asked and the plan has no faults, all or nothing. The offer of the club is
 * locked meanwhile, so that nobody can buy from it. Afterwards the club equals the file, or the import fails. People whose lessons
 * change get a mail from the server.
 */
export async function importClub(
  db: Database,
  { file, applies, ...input }: ImportInput,
): Promise<ImportPlan> {
  return db.transaction(async (tx) => {
    if (applies) {
      await tx.execute(sql`select pg_advisory_xact_lock(${importLock})`);
      const clubNid = await findClub(tx, file.club.url);
      if (clubNid !== undefined) await lockOffer(tx, clubNid);
    }
    const plan = () => planOf(tx, file, input);
    const planned = await plan();
    if (!applies || planned.faults.length > 0) return planned;
    const clubNid = await findClub(tx, file.club.url);
    const lessons = clubNid === undefined ? [] : await loadComingLessons(tx, { clubNid, now: input.now });
    await applyChanges(tx, planned);
    const left = (await plan()).changes;
    if (left.length > 0)
      throw new Error(`The database keeps something else than the file says: ${nameOf(left[0])}`);
    if (clubNid !== undefined && lessons.length > 0)
      await recordLessonChanges(tx, { before: lessons, clubNid, now: input.now });
    return planned;
  });
}

async function findClub(tx: Database, url: string): Promise<number | undefined> {
  const [club] = await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, url));
  return club?.nid;
}

async function planOf(
  tx: Database,
  wanted: ClubFile,
  input: { readonly takesStock: boolean; readonly now: Date },
): Promise<ImportPlan> {
  return planImport(tx, { ...input, wanted, current: await exportClub(tx, wanted.club.url) });
}

function nameOf(change: Change | undefined): string {
  if (change === undefined) return '';
  const fields = change.is === 'changed' ? change.differences.map(({ path }) => path) : [];
  return [change.is, change.part.path, ...fields].join(' ');
}
