import { fillIn } from '@clubpoort/form-engine/headless';
import type { IsoDay } from '#rules/brusselsTime.ts';
import { type Cents, centsOf, formatEuros } from '#rules/money.ts';
import { formatIsoDay } from '#rules/writtenTime.ts';
import { todayOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import { courseStops } from '#server/db/schema.ts';
import { refusals } from '#server/http/refused.ts';
import { nl } from '#server/texts/nl.ts';
import type { ClubRow } from '../../clubs/clubs.ts';
import { linesOf } from '../../own-registrations/linesCentsOf.ts';
import { fullName } from '../../people/people.ts';
import { creditOrderLines } from '../crediting/creditAmount.ts';
import { noteAction } from '../noteAction.ts';
import { endLessons } from './endLessons.ts';
import { loadStopFacts, type StopEntry, type StopFacts } from './loadStopFacts.ts';
import { type GivenToEntry, queueStopMails } from './queueStopMails.ts';

export interface WantedStop {
  readonly club: ClubRow;
  /** The uid of the manager. */
  readonly by: number;
  readonly courseNid: number;
  readonly from: IsoDay;
  readonly reason: string;
  /** Number of lessons that the manager saw going. */
  readonly lessons: number;
  /** What each registration gets back, in euros. Every registration of the course is named. */
  readonly give: readonly { readonly registration: number; readonly amount: number }[];
}

/** What a stop did, as it is stored with its key. */
export interface StoppedCourse {
  readonly lessons: number;
  /** Number of mails. */
  readonly mails: number;
  readonly creditedCents: Cents;
  readonly lapsedCents: Cents;
  readonly refundedCents: Cents;
  readonly byHandCents: Cents;
  /** The refunds that the provider must be asked for after the commit. */
  readonly refundIds: readonly number[];
  /** The orders with a credit note, whose open payments end. */
  readonly oids: readonly number[];
}

const texts = nl.corrections.stop;

/**
 * Stops a course in a transaction of the caller, which has locked the offer of the club: its lessons go, nobody can enrol any more, and each
 * registration gets what the manager gave it. Whoever takes part is told in the same transaction.
 */
export async function stopCourse(
  context: Pick<Context, 'db' | 'clock' | 'providers' | 'portalOrigin'>,
  wanted: WantedStop,
): Promise<StoppedCourse> {
  const { db: tx, clock } = context;
  const { club, by, courseNid, from, reason } = wanted;
  if (reason === '') throw refusals.notAvailable(texts.noReason);
  if (from < todayOf(clock)) throw refusals.notAvailable(texts.past);
  const facts = await loadStopFacts(context, { clubNid: club.nid, courseNid, from });
  const { course, entries } = facts;
  requireStoppable(facts, wanted);
  const day = formatIsoDay(from);
  const given: GivenToEntry[] = [];
  for (const entry of entries) given.push(await giveTo(context, { wanted, entry, course: course.title }));
  const lost = await endLessons(context, {
    ...{ clubNid: club.nid, facts },
    blocked: fillIn(texts.blocked, { day }),
  });
  const stop = { stopsOn: from, reason, stoppedAt: clock.now() };
  await tx
    .insert(courseStops)
    .values({ courseNid, ...stop })
    .onConflictDoUpdate({ target: courseStops.courseNid, set: stop });
  const sums = addUp(given);
  const { creditedCents, refundedCents, byHandCents } = sums;
  const what = fillIn(texts.what, { course: course.title, day });
  await noteAction(context, {
    ...{ clubNid: club.nid, by, action: 'stop-course', oid: null },
    details: { what, creditedCents, refundedCents, byHandCents, reason },
  });
  const mails = await queueStopMails(context, { club, course, day, reason, facts, given, lost });
  return {
    ...{ ...sums, mails, lessons: facts.lost.length },
    refundIds: given.flatMap(({ refundIds }) => refundIds),
    oids: [
      ...new Set(given.flatMap(({ oid, creditedCents: cents }) => (oid !== null && cents > 0 ? oid : []))),
    ],
  };
}

/** Refuses a stop of nothing, and one that was decided about other lessons or other people. */
function requireStoppable({ course, lost, entries }: StopFacts, { from, lessons, give }: WantedStop): void {
  if (course.type === 'ticket') throw refusals.notAvailable(texts.tickets);
  if (lost.length === 0) throw refusals.notAvailable(fillIn(texts.noLessons, { day: formatIsoDay(from) }));
  const named = new Set(give.map(({ registration }) => registration));
  const isWhole =
    named.size === give.length &&
    named.size === entries.length &&
    entries.every(({ registration }) => named.has(registration.id));
  if (lost.length !== lessons || !isWhole) throw refusals.busy(texts.changed);
}

interface Giving {
  readonly wanted: WantedStop;
  readonly entry: StopEntry;
  /** Title of the course. */
  readonly course: string;
}

async function giveTo(
  context: Pick<Context, 'db' | 'clock' | 'providers'>,
  { wanted: { give, from, reason }, entry, course }: Giving,
): Promise<GivenToEntry> {
  const { registration, person, oid, mostCents } = entry;
  const { uid } = registration;
  const amountCents = centsOf(give.find((one) => one.registration === registration.id)?.amount ?? 0);
  const nothing = { creditedCents: 0, lapsedCents: 0, refundedCents: 0, byHandCents: 0, refundIds: [] };
  if (oid === null || amountCents <= 0) {
    if (amountCents !== 0) throw tooMuch();
    return { uid, oid, ...nothing };
  }
  if (amountCents > mostCents) throw tooMuch();
  const done = await creditOrderLines(context, {
    ...{ oid, lines: await linesOf(context.db, registration), amountCents },
    reason: fillIn(texts.creditReason, { course, day: formatIsoDay(from), reason }),
  });
  if (done.creditedCents < amountCents) throw tooMuch();
  return { uid, oid, ...done };

  function tooMuch() {
    return refusals.notAvailable(
      fillIn(texts.tooMuch, { name: fullName(person), amount: formatEuros(mostCents) }),
    );
  }
}

function addUp(given: readonly GivenToEntry[]) {
  const sumOf = (key: 'creditedCents' | 'lapsedCents' | 'refundedCents' | 'byHandCents') =>
    given.reduce((sum: Cents, one) => sum + one[key], 0);
  return {
    creditedCents: sumOf('creditedCents'),
    lapsedCents: sumOf('lapsedCents'),
    refundedCents: sumOf('refundedCents'),
    byHandCents: sumOf('byHandCents'),
  };
}
