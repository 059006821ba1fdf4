import { type CompiledForm, compileForm } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import type { PersonForm } from '#src/api/entities/registrationForm.ts';
import { browserPorts } from '../state/browserPorts.ts';

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

/** Compiles with the same settings as the server: names may have an apostrophe, and ages count today. */
export function compileSections(sections: readonly unknown[]): CompiledForm {
  return compileForm(sections, { apostrophesInNames: true, today: browserPorts.clock.today() });
}
