import { fillIn } from '@clubpoort/form-engine/headless';
import { and, countDistinct, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { roleHasTask } from '#rules/clubRoles.ts';
import type { LessonChange } from '#schemas/entities/club/lessonChange.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubImports, clubMembers, clubs, lessonChanges, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import { fullName } from '#server/services/people/people.ts';
import type { Caller } from '#server/services/sessions/caller.ts';
import { nl } from '#server/texts/nl.ts';
import { lockImport } from '../../importing/lockOffer.ts';
import { undoImport } from '../../importing/undoImport.ts';
import { offerTexts } from '../../texts/offerTexts.ts';
import { loadOffer } from '../offer/loadOffer.ts';
import { withFormsOfNow } from '../offer/offerOf.ts';
import { type Publishing, stopClashing } from '../offer/planned/stopPlanned.ts';
import { undoUntil } from '../offer/publications.ts';
import { countMailed } from './countMailed.ts';
import { requireLessonChanger, runsLessons } from './requireLessonChanger.ts';

/** Whether nothing was published after an import. */
const isLast = sql`${clubImports.id} = (select max(other.id) from club_imports other where other.club_nid = ${clubImports.clubNid})`;

/** The changes of lessons that a person can take back, the latest first. */
export async function loadLessonChanges(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<LessonChange[]> {
  const isTheirs = or(
    eq(clubImports.madeBy, uid),
    inArray(clubImports.clubNid, await clubsWhoseLessons(db, uid)),
  );
  const rows = await db
    .select({ made: clubImports, user: users, people: countDistinct(lessonChanges.uid) })
    .from(clubImports)
    .leftJoin(users, eq(users.uid, clubImports.madeBy))
    .leftJoin(lessonChanges, eq(lessonChanges.importId, clubImports.id))
    .where(and(isTheirs, isNotNull(clubImports.lesson), isLast))
    .groupBy(clubImports.id, users.uid)
    .orderBy(desc(clubImports.id));
  const mailed = await countMailed(
    { db, clock },
    rows.map(({ made }) => made.id),
  );
  return rows.flatMap(({ made, user, people }) => {
    const until = undoUntil({ ...made, hasMails: people > 0 });
    if (until <= clock.now()) return [];
    return {
      ...{
        id: made.id,
        lesson: made.lesson?.nid ?? 0,
        club: made.clubNid,
        at: unixSecondsOf(made.madeAt),
        by: user && fullName(user),
        people: mailed(made.id),
      },
      ...{ what: made.lesson?.what ?? '', undo_until: unixSecondsOf(until) },
    };
  });
}

/** The clubs whose lessons a person runs. */
async function clubsWhoseLessons(db: Database, uid: number): Promise<number[]> {
  const members = await db
    .select({ clubNid: clubMembers.clubNid, role: clubMembers.role })
    .from(clubMembers)
    .where(and(eq(clubMembers.uid, uid), eq(clubMembers.isBlocked, false)));
  return members.filter(({ role }) => roleHasTask(role, 'lessons')).map(({ clubNid }) => clubNid);
}

/**
 * Takes the change of a lesson back with its mails, in the caller's transaction.
 *
 * @returns the number of people who get no mail now
 */
export async function takeBackLesson(publishing: Publishing, id: number, caller: Caller): Promise<number> {
  const { db: tx, clock } = publishing;
  const { nothingToTakeBack, mailsLeft, used } = nl.offerEditor;
  const [found] = await tx
    .select({ made: clubImports, club: clubs })
    .from(clubImports)
    .innerJoin(clubs, eq(clubs.nid, clubImports.clubNid))
    .where(and(eq(clubImports.id, id), isNotNull(clubImports.lesson)));
  if (!found?.made.lesson) throw refusals.notFound(nothingToTakeBack);
  const { made, club } = found;
  const { courseNid, what } = found.made.lesson;
  await lockImport(tx, club.nid);
  await requireLessonChanger(tx, { clubNid: club.nid, courseNid }, caller);
  // Another teacher of the course did it: that is theirs to take back, or a manager's.
  if (made.madeBy !== caller.uid && !(await runsLessons(tx, club.nid, caller))) throw refusals.forbidden();
  const undone = await undoImport(tx, club.url, {
    ...{ now: clock.now(), texts: offerTexts, only: id, by: caller.uid, restored: withFormsOfNow },
  });
  if (undone.is === 'nothing') throw refusals.notAvailable(nl.lessonChanging.changedSince);
  if (undone.is === 'mailed') throw refusals.notAvailable(mailsLeft);
  if (undone.is === 'refused')
    throw refusals.notAvailable(fillIn(used, { reason: undone.faults[0]?.message ?? '' }));
  await stopClashing(publishing, club, (await loadOffer(tx, club)).offer);
  const about = { clubNid: club.nid, by: caller.uid, oid: null, details: { what } };
  await noteAction({ db: tx, clock }, { ...about, action: 'take-back-lesson' });
  return undone.unmailed;
}
