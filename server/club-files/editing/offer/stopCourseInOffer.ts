import { eq } from 'drizzle-orm';
import type { Context } from '#server/context.ts';
import { clubImports } from '#server/db/schema.ts';
import {
  type StoppedCourse,
  stopCourse,
  type WantedStop,
} from '#server/services/management/corrections/stopCourse.ts';
import { countOfferChange } from '#server/services/management/offers/offerRevision.ts';
import { requireStillTask } from '#server/services/management/roles/clubManagers.ts';
import { lockImport } from '../../importing/lockOffer.ts';
import { loadOffer } from './loadOffer.ts';
import { type Publishing, stopClashing } from './planned/stopPlanned.ts';

/**
 * Stops a course as a change of the offer, in the caller's transaction. Publications of before can't be taken back any more, because that
 * would bring the lessons back after their money. Planned ones that clash stop.
 */
export async function stopCourseInOffer(
  publishing: Publishing & Pick<Context, 'providers'>,
  wanted: WantedStop,
): Promise<StoppedCourse> {
  const { db: tx, clock } = publishing;
  const { club, by } = wanted;
  await lockImport(tx, club.nid);
  await requireStillTask(tx, { clubNid: club.nid, uid: by }, 'registrations');
  const stopped = await stopCourse(publishing, wanted);
  await tx.delete(clubImports).where(eq(clubImports.clubNid, club.nid));
  await countOfferChange(tx, { clubNid: club.nid, at: clock.now(), by });
  await stopClashing(publishing, club, (await loadOffer(tx, club)).offer);
  return stopped;
}
