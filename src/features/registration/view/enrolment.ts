import type { PersonForm } from '../../../api/entities/registrationForm.ts';
import type { User } from '../../../api/entities/user.ts';
import type { PricedCart } from '../../cart/index.ts';

/** One person with what that person is registered for, what it costs and what the club asks. */
export interface Enrolment extends PricedCart {
  readonly member: User;
  readonly form: PersonForm;
}

/** One person at least. */
export type Enrolments = readonly [Enrolment, ...Enrolment[]];
