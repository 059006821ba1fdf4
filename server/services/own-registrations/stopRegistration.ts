import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, gte } from 'drizzle-orm';
import { invoiceStanding } from '#rules/invoiceStanding.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { stoppedAmounts } from '#rules/stopRegistration.ts';
import { todayOf } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { cancellations, creditNotes, type registrations, trialSessions } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import { issueDocuments } from '../documents/issueDocuments.ts';
import { lockInOrder } from '../holds/lockInOrder.ts';
import { invoiceAccount } from '../payments/invoiceAccount.ts';
import { lockAccount } from '../payments/loadAccounts.ts';
import {
  type FoundRegistration,
  findOwnRegistration,
  type WantedRegistration,
} from './findOwnRegistration.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { creditLines, linesOf, sumOfLines } from './linesCentsOf.ts';
import { stopOf } from './stopOf.ts';

interface WantedStop extends WantedRegistration {
  /** What the person agreed to. */
  readonly how: 'now' | 'ask';
  readonly reason: string;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/** Stops a registration or asks the club to, in a transaction of the caller. Refuses what the person didn't agree to. */
export async function stopRegistration({ db: tx, clock }: Tx, wanted: WantedStop) {
  const before = await findOwnRegistration(tx, wanted);
  const services = (await linesOf(tx, before.registration)).flatMap(({ type, itemNid }) =>
    type === 'service' && itemNid !== null ? itemNid : [],
  );
  const trials = await loadTrials(tx, wanted.registrationId);
  await lockInOrder(tx, { tariffs: [before.tariff.nid], sessions: trials, services });
  // Reads the registration again: only under the lock is it certain whether it was stopped.
  const found = await findOwnRegistration(tx, wanted);
  const { registration, tariff } = found;
  if (!isRegisteredStatus(registration.status)) throw refusals.notAvailable(nl.ownRegistrations.stopped);
  if (tariff.nid !== before.tariff.nid) throw refusals.busy();
  const now = clock.now();
  const decision = await stopOf(tx, {
    ...found,
    club: wanted.club,
    firstStart: found.firstStart ?? undefined,
    now,
  });
  if (decision.how !== wanted.how) throw refusals.notAvailable(nl.ownRegistrations.otherRule);
  if (decision.how === 'ask') await refuseRepeat(tx, registration);
  const creditNoteId =
    decision.how === 'now' ? await release({ db: tx, clock }, { ...found, wanted, services, trials }) : null;
  const [made] = await tx
    .insert(cancellations)
    .values({
      registrationId: registration.id,
      how: decision.how,
      reason: wanted.reason,
      askedAt: now,
      creditNoteId,
    })
    .returning({ id: cancellations.id });
  if (!made) throw new Error('The database returned no cancellation');
  const state: 'stopped' | 'asked' = decision.how === 'now' ? 'stopped' : 'asked';
  return { answer: { state }, tariffNid: tariff.nid, cancellationId: made.id };
}

async function loadTrials(tx: Database, registrationId: number): Promise<number[]> {
  const rows = await tx.select().from(trialSessions).where(eq(trialSessions.registrationId, registrationId));
  return rows.map(({ sessionNid }) => sessionNid);
}

/** One request is enough: a second one would only send the club another mail. */
async function refuseRepeat(
  tx: Database,
  { id, registeredAt }: typeof registrations.$inferSelect,
): Promise<void> {
  const isAsked = and(
    eq(cancellations.registrationId, id),
    eq(cancellations.how, 'ask'),
    gte(cancellations.askedAt, registeredAt),
  );
  if ((await tx.$count(cancellations, isAsked)) > 0)
    throw refusals.notAvailable(nl.ownRegistrations.alreadyAsked);
}

interface Released extends FoundRegistration {
  readonly wanted: WantedStop;
  readonly services: readonly number[];
  readonly trials: readonly number[];
}

/** Gives the places back and credits the lines. @returns the id of the credit note; null where nothing is credited */
async function release({ db: tx, clock }: Tx, stopped: Released): Promise<number | null> {
  await giveUpPlace(tx, stopped);
  return credit({ db: tx, clock }, stopped);
}

async function credit(
  { db: tx, clock }: Tx,
  { registration, course, wanted: { club } }: Released,
): Promise<number | null> {
  const { oid } = registration;
  if (oid === null) return null;
  const account = await lockAccount(tx, oid);
  const lines = await linesOf(tx, registration);
  const { creditedCents } = stoppedAmounts({
    linesCents: sumOfLines(lines),
    totalCents: account.order.totalCents,
    creditedCents: account.credits.reduce((sum, { amountCents }) => sum + amountCents, 0),
    openCents: invoiceStanding(invoiceAccount(account), todayOf(clock)).openCents,
    money: club.cancelMoney,
  });
  if (creditedCents === 0) return null;
  await creditLines(tx, lines, creditedCents);
  const texts = nl.ownRegistrations.creditReason;
  const notes = await tx
    .insert(creditNotes)
    .values({
      oid,
      amountCents: creditedCents,
      reason: fillIn(club.cancelMoney === 'credit' ? texts.credit : texts.refund, { course: course.title }),
      issuedAt: clock.now(),
    })
    .returning({ id: creditNotes.id });
  await issueDocuments(tx, oid, clock.now());
  return notes[0]?.id ?? null;
}
