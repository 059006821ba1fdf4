import { eq } from 'drizzle-orm';
import type { ClubFile } from '#schemas/clubFile.ts';
import type { Database } from '../../db/database.ts';
import { clubImports, clubs } from '../../db/schema.ts';
import { countOfferChange } from '../../services/management/offers/offerRevision.ts';
import {
  type ChangedLesson,
  changedLessons,
} from '../../services/own-registrations/lesson-changes/changedLessons.ts';
import { mailsAt } from '../../services/own-registrations/lesson-changes/importHold.ts';
import {
  loadComingLessons,
  recordLessonChanges,
} from '../../services/own-registrations/lesson-changes/recordLessonChanges.ts';
import { type Invite, recordInvites } from '../../services/own-registrations/priority-invites/invites.ts';
import { keepFilm } from '../../services/videos/filmFiles.ts';
import type { FileService } from '../../storage/openFileService.ts';
import { exportClub } from '../exporting/exportClub.ts';
import type { FilmsBeside } from '../pictures/films/readFilms.ts';
import { type PictureChange, planPictures, type StoredPictures } from '../pictures/planPictures.ts';
import type { PicturesBeside } from '../pictures/readPictures.ts';
import { encodePictures, savePictures } from '../pictures/savePictures.ts';
import { type ClubFileTexts, en } from '../texts/en.ts';
import type { Fault } from '../texts/fault.ts';
import { writeFaults } from '../texts/writeFaults.ts';
import { applyChanges } from './applyChanges.ts';
import type { Change } from './change.ts';
import { findInvites } from './findInvites.ts';
import { lockImport } from './lockOffer.ts';
import { type OfferPlan, planImport } from './planImport.ts';
import { type CurrentCourse, loadCurrentCourses } from './refusing/currentLessons.ts';
import { lessonFaults } from './refusing/lessonFaults.ts';
import { lessonsOfFile } from './refusing/lessonsOfFile.ts';
import { findMailedPeople, type MailedPeople, mailedWithoutWord } from './refusing/mailedPeople.ts';
import { loadShown } from './shownBefore.ts';

/** A fault about lessons. With `reschedule`, the url of a course, a manager may allow it. */
interface LessonFault extends Fault {
  readonly reschedule?: string;
}

/** The result of an import before it is applied. A plan with faults can't be applied. */
export interface ImportPlan extends OfferPlan {
  readonly pictures: readonly PictureChange[];
  /** Faults about lessons that people paid for. They tell that a new season needs another file. */
  readonly lessonFaults: readonly LessonFault[];
  readonly mailed: MailedPeople;
  /** The courses as they were, with how many people have a place in them. None for a new club. */
  readonly courses: readonly CurrentCourse[];
  /** Who is told that they may register first. */
  readonly invited: readonly Invite[];
  /** Absent where nothing was written, and where a new club has nothing to go back to. */
  readonly made?: { readonly id: number; readonly mailsAt: Date };
}

export interface ImportInput {
  readonly file: ClubFile;
  /** Whether to write; false only plans. */
  readonly applies: boolean;
  readonly takesStock: boolean;
  readonly now: Date;
  /** The uid of the manager who publishes; absent for a command. */
  readonly by?: number;
  /** The club as it is. Without it, the club is exported. Where the import is applied, exported under its lock. */
  readonly current?: ClubFile;
  /** The courses that continue another one, by url: a mail about who may register first names them. */
  readonly continues?: ReadonlyMap<string, string>;
  /** Urls of the courses whose lessons the file may replace. */
  readonly reschedules?: readonly string[];
  /** The one lesson that the import cancels or moves: whoever has a place in it is told, and loses nothing unseen. */
  readonly lesson?: number | undefined;
  /** Why its lessons change, in words for the families. */
  readonly reason?: string | undefined;
  /** The number of people who may be mailed, where they are more than `mailedWithoutWord`. */
  readonly mailsTo?: number | undefined;
  /** The language of faults and notes. Default: English. */
  readonly texts?: ClubFileTexts;
  /** The films beside the file, which are stored where the import is applied. `pictures` says where. Default: none. */
  readonly films?: FilmsBeside;
  /** The pictures of the file, and where the server stores its own. Without them the club keeps its pictures. */
  readonly pictures?: { readonly beside: PicturesBeside | StoredPictures; readonly files: FileService };
}

/**
 * Plans an import and applies it where that is asked and the plan has no faults, all or nothing. The offer of the club is
 * locked meanwhile, so that nobody can buy from it. Afterwards the club equals the file, or the import fails. People whose lessons
 * change get a mail from the server, once the import can't be taken back any more.
 */
export async function importClub(db: Database, input: ImportInput): Promise<ImportPlan> {
  const { file, applies, pictures } = input;
  const encoded =
    applies && pictures
      ? await encodePictures(pictures.files, await planPicturesOf(db, input))
      : new Map<string, never>();
  return db.transaction(async (tx) => {
    const clubNid = await findClub(tx, file.club.url);
    if (applies) await lockImport(tx, clubNid);
    const current = input.current ?? (await exportClub(tx, file.club.url));
    const planned = await planOf(tx, input, current);
    const lessons = await planLessons(tx, input, planned);
    const invited =
      clubNid === undefined || !current ? [] : await findInvites(tx, { ...input, clubNid, current });
    const plan = {
      ...{ ...planned, invited, lessonFaults: lessons.faults },
      ...{ mailed: lessons.mailed, courses: lessons.courses },
    };
    if (!applies || plan.faults.length + plan.lessonFaults.length > 0 || !mayMail(plan, input)) return plan;
    if (plan.changes.length + plan.pictures.length === 0) return plan;
    const shownBefore = clubNid === undefined ? undefined : await loadShown(tx, clubNid);
    await applyChanges(tx, planned, input.now);
    const saved = await findClub(tx, file.club.url);
    if (saved !== undefined) {
      await savePictures(tx, planned.pictures, { clubNid: saved, encoded });
      await saveFilms(tx, saved, input);
    }
    await requireSame(await planOf(tx, input, await exportClub(tx, file.club.url)));
    if (clubNid === undefined || !current || !shownBefore) return plan;
    const made = { clubNid, madeAt: input.now, mailsAt: mailsAt(lessons.changed, input.now) };
    const [kept] = await tx
      .insert(clubImports)
      .values({ ...made, before: current, shownBefore })
      .returning({ id: clubImports.id });
    if (!kept) throw new Error('The database returned no import');
    await countOfferChange(tx, { clubNid, at: input.now, by: input.by ?? null });
    await recordLessonChanges(tx, {
      ...{ before: lessons.before, clubNid, now: input.now, importId: kept.id, reason: input.reason },
    });
    await recordInvites(tx, { clubNid, importId: kept.id, invites: invited, now: input.now });
    return { ...plan, made: { id: kept.id, mailsAt: made.mailsAt } };
  });
}

/** Whether the people to be mailed are few, or as many as was expected. */
export function mayMail(
  { mailed }: Pick<ImportPlan, 'mailed'>,
  { mailsTo = mailedWithoutWord }: ImportInput,
) {
  return mailed.count <= Math.max(mailsTo, mailedWithoutWord);
}

export async function findClub(tx: Database, url: string): Promise<number | undefined> {
  const [club] = await tx.select({ nid: clubs.nid }).from(clubs).where(eq(clubs.url, url));
  return club?.nid;
}

async function planOf(tx: Database, input: ImportInput, current: ClubFile | undefined) {
  const { file: wanted, takesStock, now, texts = en, films, lesson } = input;
  const beside = new Set(films?.keys());
  const plan = await planImport(tx, { takesStock, now, wanted, current, texts, lesson, films: beside });
  return { ...plan, pictures: await planPicturesOf(tx, input) };
}

/** The changes of lessons that people have a place in. */
async function planLessons(
  tx: Database,
  { file, now, reschedules = [], texts = en, lesson }: ImportInput,
  { numbers }: OfferPlan,
) {
  const clubNid = await findClub(tx, file.club.url);
  if (clubNid === undefined)
    return { faults: [], mailed: { count: 0, courses: [] }, courses: [], before: [], changed: [] };
  const planned = lessonsOfFile(file, numbers);
  const courses = await loadCurrentCourses(tx, clubNid);
  const before = await loadComingLessons(tx, { clubNid, now });
  const coming = planned
    .filter(({ startsAt }) => startsAt > now)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  const changed: readonly ChangedLesson[] = changedLessons(before, coming);
  return {
    ...{ courses, before, changed },
    faults: lessonFaults({ current: courses, planned, reschedules, now, lesson }).flatMap(
      ({ fault, ...allowed }) =>
        writeFaults([fault], { file, texts }).map((one): LessonFault => ({ ...one, ...allowed })),
    ),
    mailed: await findMailedPeople(tx, changed),
  };
}

async function saveFilms(
  tx: Database,
  clubNid: number,
  { films, pictures, now }: ImportInput,
): Promise<void> {
  if (!pictures) return;
  for (const { place, file } of films?.values() ?? [])
    await keepFilm({ db: tx, storage: pictures.files.storage }, { clubNid, file, place, now });
}

async function planPicturesOf(
  db: Database,
  { file, pictures }: ImportInput,
): Promise<readonly PictureChange[]> {
  if (!pictures) return [];
  return planPictures(db, { file, pictures: pictures.beside, storage: pictures.files.storage });
}

/** The club must be what the file says now. */
async function requireSame({ changes, pictures }: Pick<ImportPlan, 'changes' | 'pictures'>): Promise<void> {
  const wrong = changes.map(nameOf)[0] ?? pictures[0]?.place.path;
  if (wrong !== undefined) throw new Error(`The database keeps something else than the file says: ${wrong}`);
}

export function nameOf(change: Change): string {
  const fields = change.is === 'changed' ? change.differences.map(({ path }) => path) : [];
  return [change.is, change.part.path, ...fields].join(' ');
}
