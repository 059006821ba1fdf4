import type { CoupleChoice } from '#server/services/cart/cartSelection.ts';
import type { FamilyMember } from '../facts/cartFacts.ts';

/** A person who is to be registered. */
export interface Participant {
  readonly person: Pick<FamilyMember, 'uid' | 'fname' | 'lname' | 'birthdate'>;
  readonly couple?: CoupleChoice;
}

export type Participants = { readonly participants: readonly Participant[] } | { readonly problem: string };
