import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { lateRelations } from '../visibility/relations/lateRelations.ts';

/**
 * A form of `compileFormLight` with the code for computed values, checks between answers and options from elsewhere, as soon as it
 * has loaded; until then, and for a form that has none of these, the form itself. It loads only for a form that needs it.
 */
export function useCompleteForm(form: CompiledForm): CompiledForm {
  const relations = useSyncExternalStore(lateRelations.subscribe, lateRelations.loaded, () => undefined);
  const complete = useMemo(() => (relations && form.withRelations?.(relations)) ?? form, [form, relations]);
  // The form is drawn before, without what is computed: a failed load is tried again by the submit.
  useEffect(() => {
    if (complete.withRelations) lateRelations.load().catch(() => undefined);
  }, [complete]);
  return complete;
}
