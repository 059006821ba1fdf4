import { type CompiledForm, compileForm } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import type { PersonForm } from '#src/api/entities/registrationForm.ts';

/** A person's form with its compiled sections. */
export interface FormToFill extends PersonForm {
  readonly compiled: CompiledForm;
}

/** Memoized per sections, because the engine resets the form for a new object. */
export function useFormToFill(form: PersonForm): FormToFill {
  const { sections } = form;
  const compiled = useMemo(() => compileSections(sections), [sections]);
  return { ...form, compiled };
}

/** Compiles with the same setting as the server: names may have an apostrophe. */
export function compileSections(sections: PersonForm['sections']): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true });
}
