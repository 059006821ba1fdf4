import { fillIn } from '@clubpoort/form-engine/headless';
import type { RegistrationRefusal } from '#rules/eligibility.ts';
import type { LineReduction } from '#rules/reductions/clubReduction.ts';
import { formatDay, formatTime } from '#rules/writtenTime.ts';
import { unixSecondsOf } from '#server/clock.ts';
import {
  joinFindings,
  type LeftOut,
  type LineFindings,
  reducedLine,
  type TariffLine,
} from '#server/services/cart/pricedCart.ts';
import { priceNow, priceOfLessons } from '#server/services/offer/priceNow.ts';
import { fullName } from '#server/services/people/people.ts';
import { nl } from '#server/texts/nl.ts';
import type { CartFacts, ChosenTariff } from '../facts/cartFacts.ts';
import {
  chosenInstead,
  decideTariff,
  namesOf,
  type Participant,
  registeredBy,
  type WantedTariff,
  waitingBy,
} from './decideTariff.ts';
import { ownPriceReduction } from './ownPrice.ts';
import { participantsOf } from './participantsOf.ts';

/**
 * A line for each person who may register for a wanted tariff or join its waiting list. People who register together are all
 * accepted or all refused.
 */
export function tariffLines(facts: CartFacts): TariffFindings {
  const chosen: ChosenTariff[] = [...facts.chosenBefore];
  const findings = facts.selection.tariffs.map((nid) => {
    const found = linesOf(facts, nid, chosen);
    chosen.push(...found.lines);
    return found;
  });
  return { ...joinFindings(findings), leftOut: findings.flatMap(({ leftOut = [] }) => leftOut) };
}

interface TariffFindings extends LineFindings<TariffLine> {
  readonly leftOut: readonly LeftOut[];
}

function linesOf(
  facts: CartFacts,
  tariffNid: number,
  chosen: readonly ChosenTariff[],
): LineFindings<TariffLine> & Partial<Pick<TariffFindings, 'leftOut'>> {
  const wanted = findTariff(facts, tariffNid);
  if (!wanted) return { lines: [], feedback: [nl.cart.unknown] };
  if (wanted.course.seatCosts !== null)
    return { lines: [], feedback: [fillIn(nl.cart.seatNotChosen, namesOf(wanted))] };
  const found = participantsOf(facts, wanted);
  if ('problem' in found) return { lines: [], feedback: [found.problem] };
  const { participants } = found;
  const { sessions, feedback } = trialSessionsOf(facts, wanted, participants.length);
  if (wanted.tariff.type === 'trial' && sessions.length === 0)
    return { lines: [], feedback: feedback.length > 0 ? feedback : [sentenceFor(wanted)] };
  const places = placesNeeded(participants, Math.max(1, sessions.length));
  const decisions = participants.map((participant) => ({
    participant,
    decision: decideTariff(facts, wanted, { participant, places, chosen }),
  }));
  const refused = decisions.flatMap(({ participant, decision }) =>
    decision.may === 'not' ? [{ participant, reason: decision.reason }] : [],
  );
  if (refused.length > 0) {
    return {
      lines: [],
      feedback: refused.map((one) => sentenceAbout(facts, { wanted, chosen, ...one })),
      leftOut: refused.flatMap(({ participant: { person }, reason }) =>
        reason.code === 'full' ? [{ uid: person.uid, tariffNid }] : [],
      ),
    };
  }
  const isQueued = decisions.some(({ decision }) => decision.may === 'queue');
  const lines = participants.flatMap((participant) => {
    const line = lineOf(wanted, participant, { isQueued, now: facts.now });
    if (isQueued || sessions.length === 0) return [line];
    return sessions.map((session) => ofSession(line, wanted, session));
  });
  return { lines, feedback };
}

/** Counts a place for an invited partner too, who answers later. */
function placesNeeded(participants: readonly Participant[], each: number): number {
  const invited = participants.filter(({ couple }) => couple?.with === 'invited').length;
  return participants.length * each + invited;
}

function findTariff({ courses }: CartFacts, tariffNid: number): WantedTariff | undefined {
  return courses
    .flatMap((course) => course.tariffs.map((tariff) => ({ course, tariff })))
    .find(({ tariff }) => tariff.nid === tariffNid);
}

function sentenceFor(wanted: WantedTariff): string {
  return fillIn(nl.cart.trialWithoutSession, namesOf(wanted));
}

interface RefusedParticipant {
  readonly wanted: WantedTariff;
  readonly chosen: readonly ChosenTariff[];
  readonly participant: Participant;
  readonly reason: RegistrationRefusal;
}

function sentenceAbout(
  facts: CartFacts,
  { wanted, chosen, participant, reason }: RefusedParticipant,
): string {
  const { selection } = facts;
  const { person } = participant;
  const sentence = refusalSentence(facts, { wanted, chosen, reason, uid: person.uid });
  const isAboutPerson = person.uid === selection.person.uid || reason.code === 'full';
  return isAboutPerson ? sentence : fillIn(nl.cart.ofSomebody, { name: fullName(person), sentence });
}

/** Names the tariff that the person has, which may be another one than the wanted one. */
function refusalSentence(
  facts: CartFacts,
  { wanted, chosen, reason, uid }: Omit<RefusedParticipant, 'participant'> & { readonly uid: number },
): string {
  const held =
    reason.code === 'registered'
      ? registeredBy(facts, wanted, uid)
      : reason.code === 'queued'
        ? waitingBy(facts, wanted, uid)
        : undefined;
  const chosenTariff = reason.code === 'registered' && !held ? chosenInstead(wanted, uid, chosen) : undefined;
  if (chosenTariff) return fillIn(nl.cart.chosenInstead, namesOf({ ...wanted, tariff: chosenTariff }));
  const names = namesOf({ ...wanted, tariff: held ?? wanted.tariff });
  if (reason.code === 'blocked') return fillIn(nl.cart.blocked, { ...names, message: reason.message });
  if (reason.code === 'family') return fillIn(nl.cart.family, { ...names, rank: String(reason.from) });
  return fillIn(nl.cart[reason.code], names);
}

interface LineSetting {
  readonly isQueued: boolean;
  readonly now: Date;
}

function lineOf(
  wanted: WantedTariff,
  { person, couple }: Participant,
  { isQueued, now }: LineSetting,
): TariffLine {
  const { course, tariff } = wanted;
  const line: TariffLine = {
    type: 'tariff',
    uid: person.uid,
    courseNid: course.nid,
    tariffNid: tariff.nid,
    isTicket: course.type === 'ticket',
    isQueued,
    isInstant: tariff.isInstant,
    description: fillIn(isQueued ? nl.cart.queuedLine : nl.cart.line, namesOf(wanted)),
    qty: 1,
    unitCostCents: isQueued ? 0 : tariff.priceCents,
    discountCents: 0,
    ...(couple && { couple }),
  };
  return isQueued ? line : reducedLine(line, ...ownReductions(wanted, now));
}

/** The lessons that were missed, and then the early or the reduced price of the tariff itself. */
function ownReductions({ course, tariff }: WantedTariff, now: Date): readonly LineReduction[] {
  const { priceCents } = tariff;
  const current = priceNow(course, tariff, now);
  const { late } = current;
  const leftCents = priceOfLessons(priceCents, late);
  const { lateStart } = nl.reductions;
  const names = late && { left: String(late.left), all: String(late.all) };
  return [
    ...(names
      ? [{ for: 'late-start', name: fillIn(lateStart, names), cents: priceCents - leftCents } as const]
      : []),
    { ...ownPriceReduction(current), cents: leftCents - current.cents },
  ];
}

function ofSession(
  line: TariffLine,
  wanted: WantedTariff,
  { nid, startsAt }: CartFacts['trialSessions'][number],
): TariffLine {
  const day = formatDay(unixSecondsOf(startsAt));
  return { ...line, sessionNid: nid, description: fillIn(nl.cart.trialLine, { ...namesOf(wanted), day }) };
}

type TrialSession = CartFacts['trialSessions'][number];

/**
 * The sessions chosen for a trial tariff. A session that has begun, or has no place for so many people, is left out and named. So are those
 * beyond the maximum of the tariff.
 */
function trialSessionsOf(
  { trialSessions, now }: CartFacts,
  { course, tariff }: WantedTariff,
  people: number,
): { readonly sessions: readonly TrialSession[]; readonly feedback: readonly string[] } {
  if (tariff.type !== 'trial') return { sessions: [], feedback: [] };
  const chosen = trialSessions.filter(({ courseNid }) => courseNid === course.nid);
  const isOpen = ({ startsAt, guests, guestCapacity }: TrialSession) =>
    startsAt > now && (guestCapacity === null || guests + people <= guestCapacity);
  const open = chosen.filter(isOpen);
  const most = tariff.maxTrialLessons ?? open.length;
  return {
    sessions: open.slice(0, most),
    feedback: [
      ...chosen.filter((session) => !isOpen(session)).map((session) => trialSentence(course.title, session)),
      ...(open.length > most ? [limitSentence({ course, tariff }, most)] : []),
    ],
  };
}

function limitSentence(wanted: WantedTariff, most: number): string {
  const count = most === 1 ? nl.cart.oneLesson : fillIn(nl.cart.lessons, { count: String(most) });
  return fillIn(nl.cart.trialLimit, { ...namesOf(wanted), count });
}

function trialSentence(course: string, { startsAt }: TrialSession): string {
  const at = unixSecondsOf(startsAt);
  return fillIn(nl.cart.trialSessionGone, { course, day: formatDay(at), time: formatTime(at) });
}
