import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import type { OfferPlan } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { clubImports } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { requireStillManager } from '#server/services/management/clubManagers.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import { nl } from '#server/texts/nl.ts';
import { countsOf } from '../../importing/describePlan.ts';
import { lockImport } from '../../importing/lockOffer.ts';
import { offerTexts } from '../../texts/offerTexts.ts';
import { loadOffer } from './loadOffer.ts';
import { type Publishing, stopClashing } from './planned/stopPlanned.ts';
import { planOffer, type WantedOffer } from './planOffer.ts';
import { undoUntil } from './publications.ts';
import { writtenChanges } from './writtenChanges.ts';

/**
 * Publishes an offer in the caller's transaction, and writes down who did. It is an import, so that it can be taken back like one.
 *
 * @throws a refusal where somebody else changed the offer meanwhile, or it can't be published
 */
export async function publishOffer(
  { db: tx, clock, portalOrigin, fileService }: Publishing,
  wanted: WantedOffer,
): Promise<OfferPlan> {
  const { club, by } = wanted;
  // The offer is read under the lock, so that of two managers at once the second one sees what the first one published.
  await lockImport(tx, club.nid);
  await requireStillManager(tx, { clubNid: club.nid, uid: by });
  const { shown, plan } = await planOffer({ db: tx, clock, fileService }, wanted, { applies: true });
  const sentence = obstacleOf(shown);
  if (sentence !== undefined || !plan)
    throw new Refused(422, {
      errors: [sentence ?? nl.offerEditor.refused.unreadable],
      code: 'invalid-request',
    });
  if (!plan.made) return shown;
  const { offer, version } = await loadOffer(tx, club);
  const sentences = writtenChanges(shown);
  await tx
    .update(clubImports)
    .set({ madeBy: by, version, sentences })
    .where(eq(clubImports.id, plan.made.id));
  await stopClashing({ db: tx, clock, portalOrigin, fileService }, club, offer);
  const details = { what: countsOf(plan, offerTexts), sentences };
  await noteAction({ db: tx, clock }, { clubNid: club.nid, by, action: 'publish-offer', oid: null, details });
  const until = undoUntil({
    madeAt: clock.now(),
    mailsAt: plan.made.mailsAt,
    hasMails: plan.mailed.count + plan.invited.length > 0,
  });
  return { ...shown, undoUntil: unixSecondsOf(until) };
}

/** Why the offer can't be published, in one sentence. */
export function obstacleOf({ faults, reschedules, mails }: OfferPlan): string | undefined {
  const [fault] = faults;
  if (fault) return [fault.place, fault.message].filter(Boolean).join(': ');
  const [reschedule] = reschedules;
  if (reschedule) return reschedule.message;
  return mails.needsWord ? fillIn(nl.offerEditor.manyMails, { count: mails.people }) : undefined;
}
