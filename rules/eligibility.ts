import type { AgeVerdict } from './age.ts';

/** The facts about one person and one tariff that the decision needs. */
export interface RegistrationCase {
  readonly courseType: 'course' | 'activity' | 'ticket';
  /** By this tariff, or by another one of the course that leaves no room for it: see `heldTariff`. */
  readonly isRegistered: boolean;
  readonly isQueued: boolean;
  /** On the waiting list of another tariff of the course, which leaves no room for a second wait. */
  readonly isQueuedElsewhere: boolean;
  /** Sentence for the person where the club closed this tariff. */
  readonly blockedMessage: string | undefined;
  /** Free places; 0 or less is full, `undefined` is unlimited. */
  readonly places: number | undefined;
  /** The club or the tariff has no waiting list. */
  readonly isWaitingListDisabled: boolean;
  readonly age: AgeVerdict;
  /** The numbers of a tariff for the next members of a household; undefined for any other tariff. */
  readonly family: FamilyCase | undefined;
}

/**
 * From which member of a household a tariff is, 2 for the second, and how many other members have a registration at the club.
 * Decision: docs/decisions/0201-a-tariff-for-the-next-member-of-a-family.md
 */
export interface FamilyCase {
  readonly from: number;
  readonly others: number;
}

export type RegistrationDecision =
  | { readonly may: 'register' }
  | { readonly may: 'queue' }
  | { readonly may: 'not'; readonly reason: RegistrationRefusal };

export type RegistrationRefusal =
  | { readonly code: 'registered' }
  | { readonly code: 'queued' }
  | { readonly code: 'blocked'; readonly message: string }
  | { readonly code: 'age'; readonly verdict: Extract<AgeVerdict, { fits: false }> }
  | { readonly code: 'family'; readonly from: number }
  | { readonly code: 'full' };

/**
 * Decides whether a person may register for a tariff, may only join its waiting list, or may not, and why (specification
 * 4.1 and 5.5). A person who has a ticket may buy tickets again.
 */
export function decideRegistration(registration: RegistrationCase): RegistrationDecision {
  const refusal = refusalOf(registration);
  if (refusal) return { may: 'not', reason: refusal };
  return isFull(registration.places) ? { may: 'queue' } : { may: 'register' };
}

function refusalOf(registration: RegistrationCase): RegistrationRefusal | undefined {
  if (registration.isRegistered && registration.courseType !== 'ticket') return { code: 'registered' };
  if (registration.isQueued) return { code: 'queued' };
  // The age comes before what blocks everybody: somebody who is too old need not wait for the opening.
  if (!registration.age.fits) return { code: 'age', verdict: registration.age };
  if (registration.blockedMessage !== undefined)
    return { code: 'blocked', message: registration.blockedMessage };
  const { family } = registration;
  if (family && family.others + 1 < family.from) return { code: 'family', from: family.from };
  if (isFull(registration.places) && registration.isWaitingListDisabled) return { code: 'full' };
  if (isFull(registration.places) && registration.isQueuedElsewhere) return { code: 'queued' };
  return undefined;
}

/** Whether free places have run out (specification 4.1); `undefined` is unlimited. */
export function isFull(places: number | undefined): boolean {
  return places !== undefined && places <= 0;
}
