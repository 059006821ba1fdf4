import {
  type CompiledForm,
  compileForm,
  type ValidationContext,
  type WireSection,
} from '@clubpoort/form-engine/headless';
import { type Clock, todayOf } from '../../clock.ts';
import type { Person } from '../people/people.ts';

/**
 * Compiles a form in the same way as the portal.
 *
 * @param today settles conditions on an age, `YYYY-MM-DD`. Nobody answers a form that is compiled without it.
 */
export function compileSections(sections: readonly WireSection[], today?: string): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true, today });
}

/** The facts that a form's rules need about today and the person. */
export function validationContext(clock: Clock, person: Person): ValidationContext {
  return { today: todayOf(clock), ...(person.birthdate !== null && { birthdate: person.birthdate }) };
}
