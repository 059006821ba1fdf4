import { useCompleteForm } from '@clubpoort/form-engine';
import { type CompiledForm, compileFormLight } from '@clubpoort/form-engine/headless';
import { useMemo } from 'react';
import type { PersonForm } from '#src/api/entities/registration/registrationForm.ts';
import { browserClock } from './browserClock.ts';
import { isSensitive } from './isSensitive.ts';

/** A person's form with its compiled sections. */
export interface FormToFill extends PersonForm {
  readonly compiled: CompiledForm;
}

/** Memoized per sections, because the engine resets the form for a new object. */
export function useFormToFill(form: PersonForm): FormToFill {
  const { sections } = form;
  const compiled = useCompleteForm(useMemo(() => compileSections(sections), [sections]));
  return { ...form, compiled };
}

/**
 * Compiles with the same settings as the server: names may have an apostrophe, and ages count today. Marks questions about health
 * and consents that the club left unmarked.
 */
export function compileSections(sections: readonly unknown[]): CompiledForm {
  return marked(compileFormLight(sections, { apostrophesInNames: true, today: browserClock.today() }));
}

function marked(form: CompiledForm): CompiledForm {
  const asked = [...form.questions.values()];
  if (!asked.some((question) => !question.sensitive && isSensitive(form, question))) return form;
  const questions = new Map(
    asked.map((question) => [question.key, { ...question, sensitive: isSensitive(form, question) }]),
  );
  const { withRelations } = form;
  return {
    ...form,
    ...(withRelations && { withRelations: (relations) => marked(withRelations(relations)) }),
    questions,
  };
}
