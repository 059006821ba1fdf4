import { useMemo, useState } from 'react';
import { prefillAnswers } from '../answers/prefillAnswers.ts';
import type { ClockPort } from '../ports.ts';
import { useSameWhileEqual } from '../rjsf/useSameWhileEqual.ts';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { compileWith } from '../schema/compileWith.ts';
import { withTexts } from '../schema/withTexts.ts';
import { createFormStore } from '../store/createFormStore.ts';
import type { FormStore } from '../store/formStore.ts';
import { copyFormState } from '../store/resetForm.ts';
import type { RegistrationFormProps } from './registrationFormProps.ts';
import { useCompleteForm } from './useCompleteForm.ts';

/** The store of the form. When the host passes another form, a new store takes over what the user typed. */
export function useFormStore(props: RegistrationFormProps): FormStore {
  const { form: given, initialAnswers, locale, plainKeys = false } = props;
  const sections = useSameWhileEqual(props.sections);
  const texts = useSameWhileEqual(props.texts);
  // A day that begins while the form is open doesn't make it another form. The submit checks with the new day.
  const [today] = useState(() => clockOf(props).today());
  const compiled = useMemo(
    () => given ?? compileWith(sections, { texts: texts ?? {}, today, locale, plainKeys }, {}),
    [given, sections, texts, today, locale, plainKeys],
  );
  const complete = useCompleteForm(compiled);
  const form = useMemo(() => withTexts(complete, texts), [complete, texts]);
  const [held, setHeld] = useState(() => openStore(form, initialAnswers));
  if (held.form === form) return held;
  const next = openStore(form, initialAnswers);
  copyFormState(held, next);
  setHeld(next);
  return next;
}

/** The clock, without which no answer can be checked. @throws TypeError for a host that gave none. */
function clockOf({ ports }: Partial<RegistrationFormProps>): ClockPort {
  if (!ports?.clock)
    throw new TypeError('RegistrationForm needs the prop ports with a clock: { clock: { today } }');
  return ports.clock;
}

function openStore(form: CompiledForm, initialAnswers: RegistrationFormProps['initialAnswers']): FormStore {
  return createFormStore(form, { ...prefillAnswers(form), ...initialAnswers });
}
