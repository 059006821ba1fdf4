import { seasonOfCourse } from '#rules/calendar/seasonOf.ts';
import { decideRegistration, type RegistrationDecision } from '#rules/eligibility.ts';
import { heldTariff } from '#rules/heldTariff.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import type { CoupleChoice } from '#server/services/cart/cartSelection.ts';
import { freePlaces, occupancyOf } from '#server/services/holds/occupancy.ts';
import { judgeAgeFor } from '#server/services/offer/judgeAgeFor.ts';
import type { OfferedCourse, OfferedTariff } from '#server/services/offer/offeredCourse.ts';
import { blockedMessageOf } from '#server/services/offer/tariffState.ts';
import type { CartFacts, ChosenTariff, FamilyMember } from '../facts/cartFacts.ts';

interface NeededPlaces {
  readonly participant: Participant;
  /** Number of places that everybody who registers together needs. */
  readonly places: number;
  /** What the checkout takes before this tariff. */
  readonly chosen: readonly ChosenTariff[];
}

/**
 * Decides whether somebody may register. Whoever held a place in this cart may, even after the hold ended. The line stays in
 * the cart until the person acts, but an order with it is refused.
 */
export function decideTariff(
  facts: CartFacts,
  wanted: WantedTariff,
  { participant: { person, couple }, places, chosen }: NeededPlaces,
): RegistrationDecision {
  const { course, tariff } = wanted;
  const { club } = facts.selection;
  const { atDesk } = facts.selection;
  const { isGuest } = facts.selection.person;
  const isThis = (one: { readonly uid: number; readonly tariffNid: number }) =>
    one.uid === person.uid && one.tariffNid === tariff.nid;
  const hold = facts.holds.find(isThis);
  const isLapsed = hold !== undefined && hold.expiresAt <= facts.now;
  // A person who answers the invitation of a member has the place that was kept with that of the member.
  const isFirst = couple?.with === 'inviter' || facts.first.get(tariff.nid)?.has(person.uid) === true;
  const kept = occupancyOf(facts.occupancies, tariff.nid);
  const free = freePlaces(tariff, atDesk?.fromWaitingList ? { ...kept, waiting: 0 } : kept);
  const asksQueue = !atDesk || atDesk.waits;
  const isOpenAnyway = atDesk && (atDesk.anyTime || atDesk.fromWaitingList);
  return decideRegistration({
    courseType: course.type,
    isRegistered:
      registeredBy(facts, wanted, person.uid) !== undefined ||
      chosenInstead(wanted, person.uid, chosen) !== undefined,
    isQueued: asksQueue && hold === undefined && facts.standing.queue.some(isThis),
    isQueuedElsewhere:
      asksQueue && ![undefined, tariff.nid].includes(waitingBy(facts, wanted, person.uid)?.nid),
    blockedMessage: isOpenAnyway
      ? undefined
      : blockedMessageOf(course, tariff, facts.now, isFirst ? 'first' : 'other'),
    places: isLapsed || free === undefined ? undefined : free - places + 1,
    // A guest has no account with which to answer an offer of the waiting list.
    // At the desk nobody comes on a waiting list by itself.
    isWaitingListDisabled:
      club.isWaitingListDisabled || tariff.isWaitingListDisabled || isGuest || !asksQueue,
    age: atDesk?.anyAge
      ? { fits: true }
      : judgeAgeFor(course, { club, birthdate: person.birthdate, now: facts.now }),
    family:
      tariff.fromFamilyMember === null
        ? undefined
        : { from: tariff.fromFamilyMember, others: othersAtClub(facts, { uid: person.uid, course }) },
  });
}

/** How many other members of the household have a registration at the club in the season of a course, or get one by a cart before this one. */
function othersAtClub(
  { earlier }: CartFacts,
  { uid, course }: { readonly uid: number; readonly course: OfferedCourse },
): number {
  const season = seasonOfCourse(course.times.endsAt);
  const others = earlier.filter((one) => one.season === season && one.uid !== uid);
  return new Set(others.map((one) => one.uid)).size;
}

/** The tariff by which somebody takes part already, so that the wanted one would be a second registration. */
export function registeredBy(
  { standing }: Pick<CartFacts, 'standing'>,
  wanted: WantedTariff,
  uid: number,
): OfferedTariff | undefined {
  return heldBy(wanted, (nid) =>
    standing.registrations.some(
      (one) => one.uid === uid && one.tariffNid === nid && isRegisteredStatus(one.status),
    ),
  );
}

/** The tariff of the same course that the checkout takes for somebody before the wanted one. */
export function chosenInstead(
  wanted: WantedTariff,
  uid: number,
  chosen: readonly ChosenTariff[],
): OfferedTariff | undefined {
  return heldBy(wanted, (nid) => chosen.some((one) => one.uid === uid && one.tariffNid === nid));
}

/** The tariff of the course for which somebody is on a waiting list; the wanted one comes first. */
export function waitingBy(
  { standing }: Pick<CartFacts, 'standing'>,
  wanted: WantedTariff,
  uid: number,
): OfferedTariff | undefined {
  return heldBy(wanted, (nid) => standing.queue.some((one) => one.uid === uid && one.tariffNid === nid));
}

function heldBy(
  { course, tariff }: WantedTariff,
  isHeld: (nid: number) => boolean,
): OfferedTariff | undefined {
  return heldTariff(withTrial(tariff), { ...course, tariffs: course.tariffs.map(withTrial) }, isHeld);
}

function withTrial(tariff: OfferedTariff): OfferedTariff & { readonly isTrial: boolean } {
  return { ...tariff, isTrial: tariff.type === 'trial' };
}

/** A tariff in a cart, with its course. */
export interface WantedTariff {
  readonly course: OfferedCourse;
  readonly tariff: OfferedTariff;
}

/** A person who is to be registered for it. */
export interface Participant {
  readonly person: Pick<FamilyMember, 'uid' | 'fname' | 'lname' | 'birthdate'>;
  readonly couple?: CoupleChoice;
}

export type Participants = { readonly participants: readonly Participant[] } | { readonly problem: string };

/** The names that sentences use. */
export function namesOf({ course, tariff }: WantedTariff): { course: string; tariff: string } {
  return { course: course.title, tariff: tariff.title };
}
