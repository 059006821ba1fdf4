import type { Question } from '@clubpoort/form-engine/headless';
import type { PersonForm } from '#src/api/entities/registration/registrationForm.ts';
import { compileSections } from './useFormToFill.ts';

type Sections = PersonForm['sections'];

/** The labels of new and changed questions, in the order of the form. */
export function changedQuestions(before: Sections, after: Sections): readonly string[] {
  const known = compileSections(before).questions;
  return [...compileSections(after).questions.values()]
    .filter((question) => {
      const earlier = known.get(question.key);
      return !earlier || askedIn(earlier) !== askedIn(question);
    })
    .map(({ label }) => label);
}

/** A question without its answers, as text to compare. */
function askedIn({ stored: _stored, origin: _origin, wire: _wire, ...asked }: Question): string {
  return JSON.stringify(asked);
}
