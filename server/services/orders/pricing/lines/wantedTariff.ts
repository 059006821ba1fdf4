import type { CoupleChoice } from '#server/services/cart/cartSelection.ts';
import type { OfferedCourse, OfferedTariff } from '#server/services/offer/offeredCourse.ts';
import type { FamilyMember } from '../facts/cartFacts.ts';

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
