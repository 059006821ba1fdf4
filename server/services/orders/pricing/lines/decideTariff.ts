import { decideRegistration, type RegistrationDecision } from '#rules/eligibility.ts';
import { isRegisteredStatus } from '#rules/registrationStatus.ts';
import { freePlaces, occupancyOf } from '#server/services/holds/occupancy.ts';
import { judgeAgeFor } from '#server/services/offer/judgeAgeFor.ts';
import { blockedMessageOf } from '#server/services/offer/tariffState.ts';
import type { CartFacts } from '../facts/cartFacts.ts';
import type { Participant, WantedTariff } from './wantedTariff.ts';

interface NeededPlaces {
  readonly participant: Participant;
  /** Number of places that everybody who registers together needs. */
  readonly places: number;
}

/**
 * Decides whether somebody may register. Whoever held a place in this cart may, even after the hold ended. The line stays in
 * the cart until the person acts, but an order with it is refused.
 */
export function decideTariff(
  facts: CartFacts,
  { course, tariff }: WantedTariff,
  { participant: { person }, places }: NeededPlaces,
): RegistrationDecision {
  const { club } = facts.selection;
  const isThis = (one: { readonly uid: number; readonly tariffNid: number }) =>
    one.uid === person.uid && one.tariffNid === tariff.nid;
  const hold = facts.holds.find(isThis);
  const isLapsed = hold !== undefined && hold.expiresAt <= facts.now;
  const free = freePlaces(tariff, occupancyOf(facts.occupancies, tariff.nid));
  return decideRegistration({
    courseType: course.type,
    isRegistered: facts.standing.registrations.some((one) => isThis(one) && isRegisteredStatus(one.status)),
    isQueued: hold === undefined && facts.standing.queue.some((one) => isThis(one) && one.places > 0),
    blockedMessage: blockedMessageOf(course, tariff, facts.now),
    places: isLapsed || free === undefined ? undefined : free - places + 1,
    isWaitingListDisabled: club.isWaitingListDisabled || tariff.isWaitingListDisabled,
    age: judgeAgeFor(course, { club, birthdate: person.birthdate, now: facts.now }),
  });
}
