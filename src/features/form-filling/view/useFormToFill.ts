import { type CompiledForm, compileForm } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import type { PersonForm } from '#src/api/entities/registrationForm.ts';

/** A person's form, ready for the engine. */
export interface FormToFill extends PersonForm {
  readonly compiled: CompiledForm;
}

/** Compiled once for the same sections: another object is another form to the engine. */
export function useFormToFill(form: PersonForm): FormToFill {
  const { sections } = form;
  const compiled = useMemo(() => compileSections(sections), [sections]);
  return { ...form, compiled };
}

/** As the server reads it, too: names may have an apostrophe. */
export function compileSections(sections: PersonForm['sections']): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true });
}
