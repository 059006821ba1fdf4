import { useMemo, useState } from 'react';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import { useSameWhileEqual } from '../rjsf/useSameWhileEqual.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { withTexts } from '../schema/withTexts.ts';
import { createFormStore } from '../store/createFormStore.ts';
import type { FormStore } from '../store/formStore.ts';
import { copyFormState } from '../store/resetForm.ts';
import type { RegistrationFormProps } from './registrationFormProps.ts';
import { useCompleteForm } from './useCompleteForm.ts';

interface FormStoreProps extends Pick<RegistrationFormProps, 'initialAnswers' | 'texts'> {
  readonly form: CompiledForm;
}

/** The store of the form. When the host passes another form, a new store takes over what the user typed. */
export function useFormStore({ form: compiled, initialAnswers, ...props }: FormStoreProps): FormStore {
  const texts = useSameWhileEqual(props.texts);
  const complete = useCompleteForm(compiled);
  const form = useMemo(() => withTexts(complete, texts), [complete, texts]);
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
