import { rules } from '@clubpoort/form-engine/headless';
import { and, eq, gt, inArray, max } from 'drizzle-orm';
import { isoDayOf } from '#rules/brusselsTime.ts';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { eurosOf } from '#rules/money.ts';
import type { ManagedRegistration } from '#schemas/entities/management/managedRegistration.ts';
import { unixSecondsOf } from '#server/clock.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { answers, questions, reservations } from '#server/db/schema.ts';
import { invoiceAccount } from '../../payments/invoiceAccount.ts';
import { loadAccounts } from '../../payments/loadAccounts.ts';
import { fullName } from '../../people/people.ts';
import { loadExtras, titlesBy } from '../../registration/taking/loadExtras.ts';
import { loadTrialLessons } from '../../registration/taking/loadTrialLessons.ts';
import { isAnswerFor } from './healthAnswers.ts';
import { loadChangedTo } from './loadChangedTo.ts';
import type { Entry } from './loadEntries.ts';

interface OfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
  readonly entries: readonly Entry[];
  readonly hasAlert: (entry: Entry) => boolean;
}

/** Adds how the orders of these entries stand today. */
export async function toWireRegistrations(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { clubNid, courseNid, entries, hasAlert }: OfCourse,
): Promise<ManagedRegistration[]> {
  const today = isoDayOf(unixSecondsOf(clock.now()));
  const oids = entries.flatMap(({ oid }) => (oid === null ? [] : [oid]));
  const offers = await loadOffers({ db, clock }, entries);
  const accounts = await loadAccounts(db, [...new Set(oids)]);
  const changed = await loadChangedAnswers(
    db,
    { clubNid, courseNid },
    entries.map(({ uid }) => uid),
  );
  const extras = titlesBy(await loadExtras(db, { oids }), 'registrationId');
  const lessons = await loadTrialLessons(
    db,
    entries.flatMap(({ kind, id, isTrial }) => (kind === 'registration' && isTrial ? [id] : [])),
  );
  const changedTo = await loadChangedTo(
    db,
    entries.flatMap(({ state, id }) => (state === 'cancelled' ? [id] : [])),
  );
  return entries.map((entry) => {
    const account = entry.oid === null ? undefined : accounts.get(entry.oid);
    const standing = account && invoiceStanding(invoiceAccount(account), today);
    const costsNothing = !account || account.order.totalCents === 0;
    const { kind, id, uid, tariff, role, state, position, oid } = entry;
    return {
      ...{ kind, id, uid, tariff, role, state, position },
      name: fullName(entry),
      age: entry.birthdate === null ? null : rules.ageInYears(entry.birthdate, today),
      trial: entry.isTrial,
      lessons: kind === 'registration' ? lessons(id) : [],
      extras: kind === 'registration' ? extras(id) : [],
      changedTo: state === 'cancelled' ? changedTo(id) : '',
      offered: kind === 'waiting' ? (offers.get(offerKey(entry)) ?? null) : null,
      since: unixSecondsOf(entry.since),
      order: oid,
      payment: costsNothing || !standing ? 'none' : standing.state,
      open: eurosOf(standing?.openCents ?? 0),
      alert: hasAlert(entry),
      changed: changed.get(uid) ?? null,
    };
  });
}

/** Until when a place is kept for the people in these entries who wait, in Unix seconds. */
async function loadOffers(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  entries: readonly Entry[],
): Promise<ReadonlyMap<string, number>> {
  const uids = entries.flatMap(({ kind, uid }) => (kind === 'waiting' ? [uid] : []));
  if (uids.length === 0) return new Map();
  const { kind, uid, ref, expiresAt } = reservations;
  const offers = await db
    .select({ uid, tariffNid: ref, expiresAt })
    .from(reservations)
    .where(and(eq(kind, 'offer'), inArray(uid, uids), gt(expiresAt, clock.now())));
  return new Map(offers.map((offer) => [offerKey(offer), unixSecondsOf(offer.expiresAt)]));
}

function offerKey({ uid, tariffNid }: { readonly uid: number; readonly tariffNid: number }): string {
  return `${uid} ${tariffNid}`;
}

interface ChangedOfCourse {
  readonly clubNid: number;
  readonly courseNid: number;
}

/** When a family last changed an answer for a course after the registration, in Unix seconds, by person. */
async function loadChangedAnswers(
  db: Database,
  course: ChangedOfCourse,
  uids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (uids.length === 0) return new Map();
  const found = await db
    .select({ uid: answers.uid, changed: max(answers.changedAt) })
    .from(answers)
    .innerJoin(questions, eq(questions.qid, answers.qid))
    .where(and(inArray(answers.uid, [...new Set(uids)]), isAnswerFor(course)))
    .groupBy(answers.uid);
  return new Map(
    found.flatMap(({ uid, changed }) => (changed ? [[uid, unixSecondsOf(changed)] as const] : [])),
  );
}
