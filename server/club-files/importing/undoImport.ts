import { and, desc, eq, gte, isNull } from 'drizzle-orm';
import { Value } from 'typebox/value';
import { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { cancelledLessons, clubImports, lessonChanges, priorityInvites } from '../../db/schema.ts';
import { countOfferChange } from '../../services/management/offers/offerRevision.ts';
import { keptSince } from '../../services/own-registrations/lesson-changes/importHold.ts';
import {
  loadComingLessons,
  peopleSince,
  recordLessonChanges,
} from '../../services/own-registrations/lesson-changes/recordLessonChanges.ts';
import { exportClub } from '../exporting/exportClub.ts';
import { endWaiting, waitAgain } from '../pictures/waitingPictures.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Fault } from '../texts/fault.ts';
import { applyChanges } from './applyChanges.ts';
import { findClub, nameOf } from './importClub.ts';
import { lockImport } from './lockOffer.ts';
import { planImport } from './planImport.ts';
import { bringBackPeople } from './saving/lessonPeople.ts';
import { countPictureChanges, loadShown, showAgain } from './shownBefore.ts';

type UndoneImport =
  | {
      readonly is: 'undone';
      readonly madeAt: Date;
      /** Changed parts and pictures. */
      readonly changes: number;
      /** People who would have been mailed. */
      readonly unmailed: number;
    }
  /** There is no such club, or no import of the last day. */
  | { readonly is: 'nothing' }
  | { readonly is: 'mailed'; readonly mailedAt: Date }
  /** The offer that the import added has been taken by somebody since. */
  | { readonly is: 'refused'; readonly faults: readonly Fault[] };

interface UndoInput {
  readonly now: Date;
  /** The language of faults. Default: English. */
  readonly texts?: ClubFileTexts;
  /** Id of the import that must be the last one. Default: any. */
  readonly only?: number;
  /** The uid of the manager; absent for a command. */
  readonly by?: number;
  /** The club as it will be. Default: as it was before the import. */
  readonly restored?: (clubs: { readonly before: ClubFile; readonly current: ClubFile }) => ClubFile;
}

/**
 * Takes the last import of a club back, all or nothing, with the mails that it would have sent. Refused once these mails have left,
 * and where somebody registered for what the import added. The stock of the shop stays as it was counted.
 */
export function undoImport(
  db: Database,
  url: string,
  { now, texts = en, only, by, restored = ({ before }) => before }: UndoInput,
): Promise<UndoneImport> {
  return db.transaction(async (tx): Promise<UndoneImport> => {
    const clubNid = await findClub(tx, url);
    if (clubNid === undefined) return { is: 'nothing' };
    await lockImport(tx, clubNid);
    const [last] = await tx
      .select()
      .from(clubImports)
      .where(and(eq(clubImports.clubNid, clubNid), gte(clubImports.madeAt, keptSince(now))))
      .orderBy(desc(clubImports.id))
      .limit(1);
    if (!last || (only !== undefined && last.id !== only)) return { is: 'nothing' };
    // Waits for a round that claims these changes at this moment.
    const changes = await tx
      .select({ uid: lessonChanges.uid, nid: lessonChanges.oldNid, mailedAt: lessonChanges.mailedAt })
      .from(lessonChanges)
      .where(eq(lessonChanges.importId, last.id))
      .for('update');
    const invites = await tx
      .select({ uid: priorityInvites.uid, mailedAt: priorityInvites.mailedAt })
      .from(priorityInvites)
      .where(eq(priorityInvites.importId, last.id))
      .for('update');
    const mailedAt = [...changes, ...invites].find((change) => change.mailedAt !== null)?.mailedAt;
    if (mailedAt) return { is: 'mailed', mailedAt };
    // An upgrade may have added fields since.
    const offer = Value.Parse(ClubFile, last.before);
    const current = await exportClub(tx, url);
    const input = {
      wanted: current ? restored({ before: offer, current }) : offer,
      takesStock: false,
      now,
      texts,
    };
    const plan = await planImport(tx, { ...input, current });
    if (plan.faults.length > 0) return { is: 'refused', faults: plan.faults };
    const lessons = await loadComingLessons(tx, { clubNid, now });
    await applyChanges(tx, plan, now);
    const pictures = countPictureChanges(await loadShown(tx, clubNid), last.shownBefore);
    await showAgain(tx, clubNid, last.shownBefore);
    await endWaiting(tx, clubNid);
    await waitAgain(tx, clubNid, now);
    const left = await planImport(tx, { ...input, current: await exportClub(tx, url) });
    const wrong = left.changes.map(nameOf)[0];
    if (wrong !== undefined) throw new Error(`The club is not as before the import: ${wrong}`);
    await tx
      .delete(lessonChanges)
      .where(and(eq(lessonChanges.importId, last.id), isNull(lessonChanges.mailedAt)));
    if (last.lesson) await bringBackPeople(tx, last.lesson, now);
    await tx.delete(priorityInvites).where(eq(priorityInvites.importId, last.id));
    await tx.delete(cancelledLessons).where(eq(cancelledLessons.importId, last.id));
    await tx.delete(clubImports).where(eq(clubImports.id, last.id));
    // People who registered meanwhile know only the lessons that are taken back.
    const late = await peopleSince(tx, { clubNid, since: last.madeAt });
    const untold = new Set(changes.map(({ uid, nid }) => `${uid} ${nid}`));
    const before = lessons.map((lesson) => ({
      ...lesson,
      uids: lesson.uids.filter((uid) => late.has(uid) && !untold.has(`${uid} ${lesson.nid}`)),
    }));
    await recordLessonChanges(tx, { before, clubNid, now, importId: null });
    await countOfferChange(tx, { clubNid, at: now, by: by ?? null });
    const unmailed = new Set([...changes, ...invites].map(({ uid }) => uid)).size;
    return { is: 'undone', madeAt: last.madeAt, changes: plan.changes.length + pictures, unmailed };
  });
}
