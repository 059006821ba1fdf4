import { fillIn } from '@clubpoort/form-engine/headless';
import { sql } from 'drizzle-orm';
import type { ChangePrice } from '#rules/changeRegistration.ts';
import { type Cents, eurosOf } from '#rules/money.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { Context } from '#server/context.ts';
import { cancellations, courses } from '#server/db/schema.ts';
import { Refused, refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import { lockInOrder } from '../../holds/lockInOrder.ts';
import { lockAccount } from '../../payments/loadAccounts.ts';
import { fullName } from '../../people/people.ts';
import { endOtherWaiting, findOtherWaiting } from '../../registration/taking/endOtherWaiting.ts';
import { lockRegistering } from '../../registration/taking/lockRegistering.ts';
import { endWaiting, insertRegistrations, takePlaces } from '../../registration/taking/takePlaces.ts';
import type { Caller } from '../../sessions/caller.ts';
import { findOwnRegistration, type WantedRegistration } from '../findOwnRegistration.ts';
import { giveUpPlace } from '../giveUpPlace.ts';
import { loadChanging } from './loadChanging.ts';
import { type ChangeTarget, type Changing, loadTargets } from './loadTargets.ts';
import { settleDifference } from './settleDifference.ts';

interface WantedChange extends WantedRegistration {
  readonly caller: Caller;
  readonly tariffNid: number;
  /** The difference that the person saw and agreed to. */
  readonly shownCents: Cents;
  /** A manager moves it: the caller is the holder of the household. */
  readonly byClub?: boolean;
}

export interface Changed {
  readonly registrationId: number;
  readonly freedTariffNid: number;
  /** The course to which the person moved. */
  readonly courseNid: number;
  readonly cancellationId: number;
  readonly differenceCents: Cents;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/** Moves a registration to another tariff in a transaction of the caller: the new place is taken before the old one is freed. */
export async function changeRegistration({ db: tx, clock }: Tx, wanted: WantedChange): Promise<Changed> {
  const before = await findOwnRegistration(tx, wanted);
  const { uid } = before.registration;
  await lockRegistering(tx, { household: wanted.caller.holder, uids: [uid] });
  const waiting = await findOtherWaiting(tx, { uids: [uid], tariffNids: [wanted.tariffNid] });
  await lockInOrder(tx, {
    tariffs: [before.tariff.nid, wanted.tariffNid, ...waiting.map(({ tariffNid }) => tariffNid)],
  });
  // Reads the registration again: only under the lock is it certain what it is.
  const found = await findOwnRegistration(tx, wanted);
  if (!isRegisteredStatus(found.registration.status))
    throw refusals.notAvailable(nl.ownRegistrations.stopped);
  const { club, caller, byClub = false } = wanted;
  const { oid } = found.registration;
  // Payments of the order wait, so that the difference is about an invoice that stands still.
  const account = oid === null ? undefined : await lockAccount(tx, oid);
  const changing = await loadChanging({ db: tx, clock }, { found, club, caller, byClub });
  const target = await findTarget({ db: tx, clock }, changing, wanted.tariffNid);
  const price = requireAgreed(changing, target, wanted.shownCents);
  const registrationId = await takeTarget({ db: tx, clock }, changing, target);
  await giveUpPlace(tx, { ...found, services: [], trials: [] });
  const creditNoteId =
    account && (await settleDifference({ db: tx, clock }, { changing, target, price, account }));
  const [made] = await tx
    .insert(cancellations)
    .values({
      ...{ registrationId: found.registration.id, how: 'change', reason: '', askedAt: clock.now() },
      ...{ creditNoteId: creditNoteId ?? null, changedToId: registrationId },
    })
    .returning({ id: cancellations.id });
  if (!made) throw new Error('The database returned no change');
  const { differenceCents } = price;
  return {
    ...{ registrationId, freedTariffNid: found.tariff.nid, courseNid: target.course.nid },
    ...{ cancellationId: made.id, differenceCents },
  };
}

async function findTarget(context: Tx, changing: Changing, tariffNid: number): Promise<ChangeTarget> {
  // The SQL names columns without a table; see `loadCourses`.
  const isWanted = sql`${courses.nid} in (select course_nid from tariffs where nid = ${tariffNid})`;
  const targets = await loadTargets(context, changing, isWanted);
  const target = targets.find(({ tariff }) => tariff.nid === tariffNid);
  if (!target) throw refusals.notFound(nl.refusals.courseNotFound);
  return target;
}

/** @returns the price of the change. Refuses a target that can't be taken now, and another price than the person saw. */
function requireAgreed(
  changing: Changing,
  { course, price, state }: ChangeTarget,
  shown: Cents,
): ChangePrice {
  const { found, person } = changing;
  const names = { course: course.title, name: fullName(person), from: found.course.title };
  const texts = nl.ownRegistrations;
  if (state === 'full') throw refusals.notAvailable(fillIn(texts.targetFull, names));
  if (state === 'asking' && !changing.byClub) throw refusals.notAvailable(fillIn(texts.targetAsks, names));
  if (state === 'closed' || !price) throw refusals.notAvailable(fillIn(texts.targetGone, names));
  if (price.differenceCents !== shown)
    throw new Refused(409, {
      errors: [texts.differenceChanged],
      code: 'price-changed',
      total: eurosOf(price.differenceCents),
    });
  return price;
}

async function takeTarget({ db: tx, clock }: Tx, changing: Changing, target: ChangeTarget): Promise<number> {
  const { found, person } = changing;
  const { uid } = person;
  const { nid: tariffNid } = target.tariff;
  const taken = await takePlaces(tx, tariffNid, 1);
  const names = { course: target.course.title, name: fullName(person), from: found.course.title };
  if (taken.length === 0) throw refusals.notAvailable(fillIn(nl.ownRegistrations.targetFull, names));
  const { oid } = found.registration;
  const row = { uid, tariffNid, oid, status: 1, registeredAt: clock.now(), isTicket: false, role: '' };
  const [id] = await insertRegistrations(tx, [row]);
  if (id === undefined) throw new Error('The database returned no registration');
  await endWaiting(tx, { tariffNid, uid });
  await endOtherWaiting(tx, { tariffNid, uid });
  return id;
}
