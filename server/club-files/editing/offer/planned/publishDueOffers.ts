import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { largestInteger } from '#schemas/scalars.ts';
import { lockImport } from '#server/club-files/importing/lockOffer.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, plannedOffers } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import type { PlannedOfferRow } from '#server/services/management/offers/plannedOffers.ts';
import { clubManagers } from '#server/services/management/roles/clubManagers.ts';
import { nl } from '#server/texts/nl.ts';
import { loadOffer } from '../loadOffer.ts';
import { publishOffer } from '../publishOffer.ts';
import { writtenChanges } from '../writtenChanges.ts';
import { mergePlanned } from './mergePlanned.ts';
import { liveMails } from './plannedMails.ts';
import { type Publishing, stopPlanned } from './stopPlanned.ts';

const texts = nl.plannedOffers.stopped;

/** Time during which a publication is tried again after a fault of the server, in milliseconds. */
const patience = 15 * 60 * 1000;

/**
 * Publishes the planned offers that are due, each in a transaction of its own: exactly once, however many processes do so. One that
 * fails stops no other.
 * Decision: docs/decisions/0285-a-planned-publication-is-merged-when-it-is-due.md
 */
export async function publishDueOffers(publishing: Publishing): Promise<void> {
  const { db, clock } = publishing;
  const due = await db
    .select({ id: plannedOffers.id, club: clubs })
    .from(plannedOffers)
    .innerJoin(clubs, eq(clubs.nid, plannedOffers.clubNid))
    .where(isDue(clock.now()))
    .orderBy(asc(plannedOffers.publishAt), asc(plannedOffers.id));
  const failures: unknown[] = [];
  for (const { id, club } of due)
    try {
      await publishPlanned(publishing, club, id);
    } catch (error) {
      failures.push(error);
      await giveUpLate(publishing, club, id);
    }
  // The round tells the operator.
  if (failures.length > 0) throw failures[0];
}

function isDue(now: Date) {
  return and(isNull(plannedOffers.stoppedAt), lte(plannedOffers.publishAt, now));
}

async function publishPlanned(publishing: Publishing, club: ClubRow, id: number): Promise<void> {
  const { db, clock, portalOrigin, fileService } = publishing;
  await db.transaction(async (tx) => {
    // Before the row: whoever publishes locks in this order too.
    await lockImport(tx, club.nid);
    const planned = await lockPlanned(tx, id, clock.now());
    if (!planned) return;
    const context = { db: tx, clock, portalOrigin, fileService };
    const manager = (await clubManagers(tx, club.nid)).find(({ uid }) => uid === planned.madeBy);
    if (!manager) return stopPlanned(context, { club, planned, reasons: [texts.notManager] });
    const { offer, version } = await loadOffer(tx, club);
    const { merged, conflicts } = mergePlanned(planned, offer);
    if (conflicts.length > 0)
      return stopPlanned(context, { club, planned, reasons: [texts.clash, ...conflicts] });
    const wanted = {
      ...{ club, by: manager.uid, version, text: JSON.stringify(merged) },
      // The manager agreed to the mails of these changes. Whoever registered since must hear of them too.
      ...{ reschedules: planned.reschedules, mailsTo: largestInteger, takesStock: false },
    };
    const refused = await attempt(tx, async (inner) => {
      await inner.delete(plannedOffers).where(eq(plannedOffers.id, id));
      const shown = await publishOffer({ ...context, db: inner }, wanted);
      const sentences = writtenChanges(shown);
      await queueMails(
        { db: inner, clock },
        await liveMails(inner, { club, planned, portalOrigin, sentences }),
      );
    });
    if (refused) await stopPlanned(context, { club, planned, reasons: refused.body.errors ?? [] });
  });
}

async function lockPlanned(tx: Database, id: number, now: Date): Promise<PlannedOfferRow | undefined> {
  const [planned] = await tx
    .select()
    .from(plannedOffers)
    .where(and(eq(plannedOffers.id, id), isDue(now)))
    .for('update');
  return planned;
}

/** Works in a savepoint, which a refusal rolls back. @returns the refusal */
async function attempt(tx: Database, work: (inner: Database) => Promise<void>): Promise<Refused | undefined> {
  try {
    await tx.transaction(work);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** Stops a publication that failed by a fault of the server, once it has been tried long enough. */
async function giveUpLate(publishing: Publishing, club: ClubRow, id: number): Promise<void> {
  const { db, clock } = publishing;
  await db.transaction(async (tx) => {
    const planned = await lockPlanned(tx, id, new Date(clock.now().getTime() - patience));
    if (planned) await stopPlanned({ ...publishing, db: tx }, { club, planned, reasons: [texts.internal] });
  });
}
