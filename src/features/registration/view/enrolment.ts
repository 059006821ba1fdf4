import type { User } from '#src/api/entities/people/user.ts';
import type { PersonForm } from '#src/api/entities/registration/registrationForm.ts';
import type { PricedCart } from '../../basket/index.ts';
import type { Registrant } from './registrants.ts';

/** One person, with their tariffs and the club's form. */
export interface Enrolment extends Registrant {
  readonly member: User;
  readonly form: PersonForm;
}

/** At least one person. */
export type Enrolments = readonly [Enrolment, ...Enrolment[]];

/** Everything that is sent at once: everybody's forms, and the carts that are ordered one by one. */
export interface FamilyEnrolment {
  readonly enrolments: Enrolments;
  readonly carts: readonly PricedCart[];
}
