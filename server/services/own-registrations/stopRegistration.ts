import { fillIn } from '@clubpoort/form-engine/headless';
import { and, eq, gte } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { cancellations, type registrations } from '../../db/schema.ts';
import { refusals } from '../../http/refused.ts';
import { nl } from '../../texts/nl.ts';
import type { Caller } from '../sessions/caller.ts';
import { creditLinesOf } from './creditLinesOf.ts';
import { isOrderedElsewhere } from './findOrderedElsewhere.ts';
import type { WantedRegistration } from './findOwnRegistration.ts';
import { giveUpPlace } from './giveUpPlace.ts';
import { linesOf } from './linesCentsOf.ts';
import { type LockedRegistration, lockRegistration } from './lockRegistration.ts';
import { stopOf } from './stopOf.ts';

interface WantedStop extends WantedRegistration {
  readonly caller: Caller;
  /** What the person agreed to. */
  readonly how: 'now' | 'ask';
  readonly reason: string;
}

type Tx = Pick<Context, 'db' | 'clock'>;

/** Stops a registration or asks the club to, in a transaction of the caller. Refuses what the person didn't agree to. */
export async function stopRegistration({ db: tx, clock }: Tx, wanted: WantedStop) {
  const found = await lockRegistration(tx, wanted);
  const { registration, tariff } = found;
  const now = clock.now();
  const decision = await stopOf(tx, {
    ...found,
    club: wanted.club,
    isElsewhere: await isOrderedElsewhere(tx, wanted.caller, registration.id),
    firstStart: found.firstStart ?? undefined,
    now,
  });
  if (decision.how !== wanted.how) throw refusals.notAvailable(nl.ownRegistrations.otherRule);
  if (decision.how === 'ask') await refuseRepeat(tx, registration);
  const creditNoteId =
    decision.how === 'now' ? await release({ db: tx, clock }, { ...found, club: wanted.club }) : null;
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

interface Released extends LockedRegistration, Pick<WantedStop, 'club'> {}

/** Gives the places back and credits the lines. @returns the id of the credit note; null where nothing is credited */
async function release({ db: tx, clock }: Tx, stopped: Released): Promise<number | null> {
  const { registration, course, club } = stopped;
  await giveUpPlace(tx, stopped);
  const { oid } = registration;
  if (oid === null) return null;
  const texts = nl.ownRegistrations.creditReason;
  const { creditNoteId } = await creditLinesOf(
    { db: tx, clock },
    {
      oid,
      lines: await linesOf(tx, registration),
      money: club.cancelMoney,
      reason: fillIn(club.cancelMoney === 'credit' ? texts.credit : texts.refund, { course: course.title }),
    },
  );
  return creditNoteId;
}
