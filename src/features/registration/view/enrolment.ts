import type { PersonForm } from '#src/api/entities/registrationForm.ts';
import type { User } from '#src/api/entities/user.ts';
import type { PricedCart } from '../../basket/index.ts';
import type { Registrant } from './registrants.ts';

/** One person with what that person is registered for and what the club asks. */
export interface Enrolment extends Registrant {
  readonly member: User;
  readonly form: PersonForm;
}

/** One person at least. */
export type Enrolments = readonly [Enrolment, ...Enrolment[]];

/** Everything that is sent in one go: the forms of everybody, and the carts that are ordered one after the other. */
export interface FamilyEnrolment {
  readonly enrolments: Enrolments;
  readonly carts: readonly PricedCart[];
}
