import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq } from 'drizzle-orm';
import { yearInMilliseconds } from '#rules/duration.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { dateOf, unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { plannedOffers } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import type { ClubRow } from '#server/services/clubs/clubs.ts';
import { lockClub } from '#server/services/clubs/lockClub.ts';
import { noteAction } from '#server/services/management/noteAction.ts';
import type { PlannedOfferRow } from '#server/services/management/offers/plannedOffers.ts';
import { nl } from '#server/texts/nl.ts';
import { loadOffer } from '../loadOffer.ts';
import { planOffer, type WantedOffer } from '../planOffer.ts';
import { obstacleOf } from '../publishOffer.ts';
import { writtenChanges } from '../writtenChanges.ts';
import { mergePlanned } from './mergePlanned.ts';

const texts = nl.plannedOffers;

/** The most planned publications of a club: each keeps its whole offer twice. */
const most = 10;

type Publishing = Pick<Context, 'db' | 'clock' | 'fileService'>;

/**
 * Plans to publish an offer, in the caller's transaction. Refused where it could not be published now.
 *
 * @param at - in seconds
 */
export async function planPublication(
  { db: tx, clock, fileService }: Publishing,
  wanted: WantedOffer,
  at: number,
): Promise<{ readonly id: number }> {
  const { club, by } = wanted;
  const publishAt = comingMoment({ clock }, at);
  const { shown, offers } = await planOffer({ db: tx, clock, fileService }, wanted, { applies: false });
  const obstacle = obstacleOf(shown);
  if (obstacle !== undefined || !offers) throw unpublishable(obstacle ?? nl.offerEditor.refused.unreadable);
  if (shown.changes.length + shown.moved === 0) throw unpublishable(texts.nothing);
  // Planning takes seconds, so that the lock is taken after it.
  await lockClub(tx, club.nid);
  if ((await tx.$count(plannedOffers, eq(plannedOffers.clubNid, club.nid))) >= most)
    throw refusals.notAvailable(fillIn(texts.tooMany, { count: most }));
  const [made] = await tx
    .insert(plannedOffers)
    .values({
      ...{ clubNid: club.nid, madeBy: by, madeAt: clock.now(), publishAt },
      ...{ base: offers.before, file: offers.wanted },
      ...{ sentences: writtenChanges(shown), reschedules: [...wanted.reschedules] },
    })
    .returning({ id: plannedOffers.id });
  if (!made) throw new Error('The database returned no planned publication');
  await noteAction({ db: tx, clock }, actionOf({ club, by, action: 'plan-offer', publishAt }));
  return made;
}

interface Changing {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly id: number;
  /** In seconds; undefined: removes it. */
  readonly at: number | undefined;
}

/** Moves a planned publication to another moment, or removes it. One that stopped waits again, where it clashes with nothing any more. */
export async function changePlanned(
  { db, clock }: Pick<Publishing, 'db' | 'clock'>,
  { club, by, id, at }: Changing,
): Promise<void> {
  const isThis = and(eq(plannedOffers.id, id), eq(plannedOffers.clubNid, club.nid));
  await db.transaction(async (tx) => {
    // Waits for a round that publishes it at this moment.
    const [planned] = await tx.select().from(plannedOffers).where(isThis).for('update');
    if (!planned) throw refusals.notFound(texts.gone);
    const change = at === undefined ? undefined : await movedTo({ db: tx, clock }, { club, by, planned, at });
    if (change) await tx.update(plannedOffers).set(change).where(isThis);
    else await tx.delete(plannedOffers).where(isThis);
    const { publishAt } = change ?? planned;
    const action = change ? 'move-planned-offer' : 'cancel-planned-offer';
    await noteAction({ db: tx, clock }, actionOf({ club, by, action, publishAt }));
  });
}

interface Moving {
  readonly club: ClubRow;
  readonly by: number;
  readonly planned: PlannedOfferRow;
  /** In seconds. */
  readonly at: number;
}

/** A planned publication at another moment. It is then of who moved it: the other one may not manage the club any more. */
async function movedTo({ db, clock }: Pick<Publishing, 'db' | 'clock'>, { club, by, planned, at }: Moving) {
  const publishAt = comingMoment({ clock }, at);
  const { offer } = await loadOffer(db, club);
  const [conflict] = mergePlanned(planned, offer).conflicts;
  if (conflict !== undefined) throw refusals.notAvailable(fillIn(texts.stillClashes, { conflict }));
  return { publishAt, madeBy: by, stoppedAt: null, reasons: [] };
}

function comingMoment({ clock }: Pick<Context, 'clock'>, at: number): Date {
  const publishAt = dateOf(at);
  const ahead = publishAt.getTime() - clock.now().getTime();
  if (ahead <= 0) throw unpublishable(texts.pastMoment);
  // A moment that no calendar has is no number.
  if (!(ahead <= yearInMilliseconds)) throw unpublishable(texts.tooFar);
  return publishAt;
}

function unpublishable(sentence: string): Refused {
  return new Refused(422, { errors: [sentence], code: 'invalid-request' });
}

interface Action {
  readonly club: ClubRow;
  readonly by: number;
  readonly action: 'plan-offer' | 'move-planned-offer' | 'cancel-planned-offer';
  readonly publishAt: Date;
}

function actionOf({ club, by, action, publishAt }: Action) {
  const at = unixSecondsOf(publishAt);
  const what = fillIn(nl.offerEditor.plan.moment, { day: formatDay(at), time: formatTime(at) });
  return { ...{ clubNid: club.nid, by, action, oid: null }, details: { what } };
}
