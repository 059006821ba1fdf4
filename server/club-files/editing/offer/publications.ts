import { fillIn } from '@clubpoort/form-engine/headless';
import { and, desc, eq, gte, isNotNull } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import type { OfferPublication, TakenBackOffer } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { clubImports, lessonChanges, priorityInvites, users } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import { requireStillTask } from '#server/services/management/roles/clubManagers.ts';
import { keptSince, keptUntil } from '#server/services/own-registrations/lesson-changes/importHold.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import { lockImport } from '../../importing/lockOffer.ts';
import { undoImport } from '../../importing/undoImport.ts';
import { offerTexts } from '../../texts/offerTexts.ts';
import { loadOffer } from './loadOffer.ts';
import { withFormsOfNow } from './offerOf.ts';
import { type Publishing, stopClashing } from './planned/stopPlanned.ts';

interface Made {
  readonly madeAt: Date;
  readonly mailsAt: Date;
  readonly hasMails: boolean;
}

/** Until when a publication can be taken back. */
export function undoUntil({ madeAt, mailsAt, hasMails }: Made): Date {
  return hasMails ? mailsAt : keptUntil(madeAt);
}

/** The publications of the last day, the latest first. Only the last import of a club can be taken back. */
export async function loadPublications(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  clubNid: number,
): Promise<OfferPublication[]> {
  const now = clock.now();
  const rows = await db
    .select({ made: clubImports, user: users })
    .from(clubImports)
    .leftJoin(users, eq(users.uid, clubImports.madeBy))
    .where(and(eq(clubImports.clubNid, clubNid), gte(clubImports.madeAt, keptSince(now))))
    .orderBy(desc(clubImports.id));
  const [last] = rows;
  const mailed = await peopleToMail(db, last?.made.id);
  return rows
    .filter(({ made }) => made.version !== null)
    .map(({ made, user }) => {
      const until = undoUntil({ ...made, hasMails: mailed > 0 });
      const isOpen = made.id === last?.made.id && until > now;
      return {
        ...{ id: made.id, at: unixSecondsOf(made.madeAt), by: user ? fullName(user) : null },
        ...{ undoUntil: isOpen ? unixSecondsOf(until) : null, sentences: made.sentences },
        unmailed: isOpen ? mailed : 0,
      };
    });
}

/** The number of people who get a mail about lessons that an import changed, or because they may register first. */
async function peopleToMail(db: Database, importId = 0): Promise<number> {
  const changed = db
    .select({ uid: lessonChanges.uid })
    .from(lessonChanges)
    .where(eq(lessonChanges.importId, importId));
  const invited = db
    .select({ uid: priorityInvites.uid })
    .from(priorityInvites)
    .where(eq(priorityInvites.importId, importId));
  return (await union(changed, invited)).length;
}

interface TakingBack {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  /** Id of the publication. */
  readonly id: number;
}

/**
 * Takes the last publication of a club back, in the caller's transaction. Questions and forms stay as they are now: somebody may have
 * saved them since.
 */
export async function takeBackOffer(
  publishing: Publishing,
  { club, by, id }: TakingBack,
): Promise<TakenBackOffer> {
  const { db: tx, clock } = publishing;
  const { nothingToTakeBack, mailsLeft, used } = nl.offerEditor;
  await lockImport(tx, club.nid);
  await requireStillTask(tx, { clubNid: club.nid, uid: by }, 'offer');
  const isOfManager = and(
    eq(clubImports.clubNid, club.nid),
    eq(clubImports.id, id),
    isNotNull(clubImports.version),
  );
  if ((await tx.$count(clubImports, isOfManager)) === 0) throw refusals.notFound(nothingToTakeBack);
  const undone = await undoImport(tx, club.url, {
    ...{ now: clock.now(), texts: offerTexts, only: id, by, restored: withFormsOfNow },
  });
  switch (undone.is) {
    case 'nothing':
      throw refusals.notAvailable(nothingToTakeBack);
    case 'mailed':
      throw refusals.notAvailable(mailsLeft);
    case 'refused':
      throw refusals.notAvailable(fillIn(used, { reason: undone.faults[0]?.message ?? '' }));
    case 'undone': {
      const { changes, unmailed, madeAt } = undone;
      await stopClashing(publishing, club, (await loadOffer(tx, club)).offer);
      const at = unixSecondsOf(madeAt);
      const details = {
        what: fillIn(nl.offerEditor.plan.moment, { day: formatDay(at), time: formatTime(at) }),
      };
      await noteAction(
        { db: tx, clock },
        { clubNid: club.nid, by, action: 'take-back-offer', oid: null, details },
      );
      return { changes, unmailed };
    }
  }
}
