import { useMemo, useState } from 'react';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import { useSameWhileEqual } from '../rjsf/useSameWhileEqual.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { compileForm } from '../schema/compileForm.ts';
import { withTexts } from '../schema/withTexts.ts';
import { createFormStore, type FormStore } from '../store/formStore.ts';
import { copyFormState } from '../store/resetForm.ts';
import type { RegistrationFormProps } from './registrationFormProps.ts';

/** The store of the form. When the host passes another form, a new store takes over what the user typed. */
export function useFormStore(props: RegistrationFormProps): FormStore {
  const { form: given, initialAnswers, locale } = props;
  const sections = useSameWhileEqual(props.sections);
  const texts = useSameWhileEqual(props.texts);
  // A day that begins while the form is open doesn't make it another form. The submit checks with the new day.
  const [today] = useState(() => props.ports.clock.today());
  const form = useMemo(() => {
    const compiled = given ?? compileForm(sections, { texts: texts ?? {}, today, locale });
    return texts ? withTexts(compiled, texts) : compiled;
  }, [given, sections, texts, today, locale]);
  const [held, setHeld] = useState(() => openStore(form, initialAnswers));
  if (held.form === form) return held;
  const next = openStore(form, initialAnswers);
  copyFormState(held, next);
  setHeld(next);
  return next;
}

function openStore(form: CompiledForm, initialAnswers: RegistrationFormProps['initialAnswers']): FormStore {
  return createFormStore(form, { ...prefillAnswers(form), ...initialAnswers });
}
