import type { ValidationContext } from '@clubpoort/form-engine/headless';
import { type Clock, todayOf } from '../../clock.ts';
import type { Person } from '../people/people.ts';

/** The facts that a form's rules need about today and the person. */
export function validationContext(clock: Clock, person: Person): ValidationContext {
  return { today: todayOf(clock), ...(person.birthdate !== null && { birthdate: person.birthdate }) };
}
