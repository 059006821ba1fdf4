import { fillIn } from '@clubpoort/form-engine/headless';
import { eq } from 'drizzle-orm';
import type { OfferPlan } from '#schemas/entities/management/offerEditor.ts';
import { unixSecondsOf } from '#server/clock.ts';
import { clubImports } from '#server/db/schema.ts';
import { Refused } from '#server/http/refused.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import { requireStillTask } from '#server/services/management/roles/clubManagers.ts';
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
export async function publishOffer(publishing: Publishing, wanted: WantedOffer): Promise<OfferPlan> {
  const { db: tx, clock } = publishing;
  const { club, by } = wanted;
  // The offer is read under the lock, so that of two managers at once the second one sees what the first one published.
  await lockImport(tx, club.nid);
  await requireStillTask(tx, { clubNid: club.nid, uid: by }, 'offer');
  const { shown, made } = await putLive(publishing, wanted);
  if (!made) return shown;
  const details = { what: made.counts, sentences: made.sentences };
  await noteAction({ db: tx, clock }, { clubNid: club.nid, by, action: 'publish-offer', oid: null, details });
  return { ...shown, undoUntil: unixSecondsOf(made.undoUntil) };
}

interface PutLive {
  readonly shown: OfferPlan;
  /** Absent where nothing changed. */
  readonly made?: {
    readonly importId: number;
    readonly undoUntil: Date;
    /** Counts of the changed parts, in Dutch. */
    readonly counts: string;
    readonly sentences: string[];
  };
}

/** Puts an offer live under a lock of the caller, who knows that it may. */
export async function putLive(
  { db: tx, clock, portalOrigin, fileService }: Publishing,
  wanted: WantedOffer,
): Promise<PutLive> {
  const { club, by } = wanted;
  const { shown, plan } = await planOffer({ db: tx, clock, fileService }, wanted, { applies: true });
  const sentence = obstacleOf(shown);
  if (sentence !== undefined || !plan)
    throw new Refused(422, {
      errors: [sentence ?? nl.offerEditor.refused.unreadable],
      code: 'invalid-request',
    });
  if (!plan.made) return { shown };
  const { id: importId, mailsAt } = plan.made;
  const { offer, version } = await loadOffer(tx, club);
  const sentences = writtenChanges(shown);
  await tx.update(clubImports).set({ madeBy: by, version, sentences }).where(eq(clubImports.id, importId));
  await stopClashing({ db: tx, clock, portalOrigin, fileService }, club, offer);
  const hasMails = plan.mailed.count + plan.invited.length > 0;
  const until = undoUntil({ madeAt: clock.now(), mailsAt, hasMails });
  return { shown, made: { importId, undoUntil: until, counts: countsOf(plan, offerTexts), sentences } };
}

/** Why the offer can't be published, in one sentence. */
export function obstacleOf({ faults, reschedules, mails }: OfferPlan): string | undefined {
  const [fault] = faults;
  if (fault) return [fault.place, fault.message].filter(Boolean).join(': ');
  const [reschedule] = reschedules;
  if (reschedule) return reschedule.message;
  return mails.needsWord ? fillIn(nl.offerEditor.manyMails, { count: mails.people }) : undefined;
}
