import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { plannedOffers } from '#server/db/schema.ts';
import { queueMails } from '#server/mail/outbox/queueMails.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { loadWaitingOffers, type PlannedOfferRow } from '#server/services/management/offers/plannedOffers.ts';
import { nl } from '#server/texts/nl.ts';
import type { Offer } from '../offerOf.ts';
import { mergePlanned } from './mergePlanned.ts';
import { stoppedMails } from './plannedMails.ts';

export type Publishing = Pick<Context, 'db' | 'clock' | 'portalOrigin' | 'fileService'>;

interface Stopping {
  readonly club: ClubRow;
  readonly planned: PlannedOfferRow;
  /** In Dutch, a sentence each. */
  readonly reasons: readonly string[];
}

/**
 * Gives a planned publication up, in the caller's transaction, and mails who planned it. It is kept, so that it can be planned anew. Does
 * nothing where a manager cancelled it at this moment.
 */
export async function stopPlanned(
  { db: tx, clock, portalOrigin }: Publishing,
  { club, planned, reasons }: Stopping,
): Promise<void> {
  const stopped = { stoppedAt: clock.now(), reasons: [...reasons] };
  const waits = and(eq(plannedOffers.id, planned.id), isNull(plannedOffers.stoppedAt));
  const kept = await tx.update(plannedOffers).set(stopped).where(waits).returning({ id: plannedOffers.id });
  if (kept.length === 0) return;
  await queueMails({ db: tx, clock }, await stoppedMails(tx, { club, planned, reasons, portalOrigin }));
}

/** Stops the publications that clash with an offer which has just been published: their managers still have time to plan anew. */
export async function stopClashing(publishing: Publishing, club: ClubRow, now: Offer): Promise<void> {
  for (const { planned } of await loadWaitingOffers(publishing.db, club.nid)) {
    const { conflicts } = mergePlanned(planned, now);
    if (conflicts.length > 0)
      await stopPlanned(publishing, {
        ...{ club, planned },
        reasons: [nl.plannedOffers.stopped.clash, ...conflicts],
      });
  }
}
