import { type Cents, eurosOf } from '#rules/money.ts';
import type { CourseStop, StoppedCourse as WireStopped } from '#schemas/entities/management/courseStop.ts';
import type { correctionsOperations } from '#schemas/operations/corrections.ts';
import { stopCourseInOffer } from '../club-files/editing/offer/stopCourseInOffer.ts';
import { refusals } from '../http/refused.ts';
import { loadCertificatesAbout } from '../services/certificates/liveCertificates.ts';
import { onceForKey } from '../services/idempotency/onceForKey.ts';
import { preview } from '../services/management/cancelling/cancelOnce.ts';
import { loadStopFacts } from '../services/management/corrections/loadStopFacts.ts';
import { queueRaiseMails } from '../services/management/corrections/queueRaiseMails.ts';
import { raisePrice } from '../services/management/corrections/raisePrice.ts';
import type { StoppedCourse } from '../services/management/corrections/stopCourse.ts';
import { askRefund } from '../services/payments/refunding/askRefund.ts';
import { cancelOpenPayments } from '../services/payments/settleOpenPayments.ts';
import { fullName } from '../services/people/people.ts';
import { nl } from '../texts/nl.ts';
import type { HandlersOf } from './operationHandler.ts';

export const correctionsHandlers = {
  get_course_stop: async (call) => {
    const { request } = call;
    const clubNid = call.club.nid;
    const { course: courseNid, from } = request;
    const facts = await loadStopFacts(call, { clubNid, courseNid, from });
    const certificates = await loadCertificatesAbout(
      call.db,
      facts.entries.map(({ registration }) => registration.id),
    );
    return { result: { ...toWireStop(facts), certificates } };
  },
  stop_course: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const { club } = call;
    const { course: courseNid, from, lessons, give, agreed } = request;
    const wanted = {
      ...{ club, by: caller.uid, courseNid, from, lessons, give },
      reason: request.reason.trim(),
    };
    if (request.preview)
      return {
        result: toWireStopped(await preview(call, (tx) => stopCourseInOffer({ ...call, db: tx }, wanted))),
      };
    const once = { operation: 'stop_course', uid: caller.uid, key, body: request } as const;
    const stopped = await onceForKey(call, once, async (tx) => {
      const done = await stopCourseInOffer({ ...call, db: tx }, wanted);
      if (agreed && !isSame(toWireStopped(done).amounts, agreed))
        throw refusals.busy(nl.management.otherAmounts);
      return done;
    });
    // A class has many payments, and the provider is asked about each. The hourly round asks again what failed.
    call.afterwards('refunds of a course that stopped', async () => {
      const silences: unknown[] = [];
      const asking = [
        ...stopped.refundIds.map((id) => () => askRefund(call, id)),
        ...stopped.oids.map((oid) => () => cancelOpenPayments(call, oid)),
      ];
      for (const ask of asking) await ask().catch((silence: unknown) => silences.push(silence));
      if (silences.length > 0) throw silences[0];
    });
    call.sendQueuedMails();
    return { result: toWireStopped(stopped) };
  },
  raise_price: async (call) => {
    const { caller, request, idempotencyKey: key } = call;
    const { club } = call;
    const { registration: registrationId, price, amount } = request;
    const wanted = {
      ...{ club, by: caller.uid, registrationId, price, amount },
      reason: request.reason.trim(),
    };
    const once = { operation: 'raise_price', uid: caller.uid, key, body: request } as const;
    const { number, amountCents, priceCents } = await onceForKey(call, once, async (tx) => {
      const raised = await raisePrice({ ...call, db: tx }, wanted);
      await queueRaiseMails({ ...call, db: tx }, wanted, raised);
      return raised;
    });
    call.sendQueuedMails();
    return { result: { number, amount: eurosOf(amountCents), price: eurosOf(priceCents) } };
  },
} satisfies HandlersOf<typeof correctionsOperations>;

function toWireStop({
  course,
  lessons,
  lost,
  waiting,
  reserved,
  entries,
}: Awaited<ReturnType<typeof loadStopFacts>>): Omit<CourseStop, 'certificates'> {
  return {
    title: course.title,
    lessons: { total: lessons.length, left: lost.length },
    waiting: waiting.length,
    turns: reserved.reduce((sum, { turns }) => sum + turns, 0),
    registrations: entries.map(
      ({ registration, person, tariff, lessons: own, mostCents, proposalCents }) => ({
        ...{ registration: registration.id, name: fullName(person), tariff, lessons: own },
        ...{ most: eurosOf(mostCents), proposal: eurosOf(proposalCents) },
      }),
    ),
  };
}

function toWireStopped({ lessons, mails, ...sums }: StoppedCourse): WireStopped {
  const of = (cents: Cents) => eurosOf(cents);
  return {
    ...{ lessons, mails },
    amounts: {
      ...{ credited: of(sums.creditedCents), lapses: of(sums.lapsedCents) },
      ...{ refunded: of(sums.refundedCents), byHand: of(sums.byHandCents) },
    },
  };
}

type Amounts = WireStopped['amounts'];

function isSame(one: Amounts, other: Amounts): boolean {
  const { credited, lapses, refunded, byHand } = one;
  return (
    credited === other.credited &&
    lapses === other.lapses &&
    refunded === other.refunded &&
    byHand === other.byHand
  );
}
