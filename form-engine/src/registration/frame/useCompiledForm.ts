import { useMemo, useState } from 'react';
import type { ClockPort } from '../../ports.ts';
import { questionKinds } from '../../questions/questionKinds.ts';
import { useSameWhileEqual } from '../../rjsf/useSameWhileEqual.ts';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { compileWith } from '../../schema/compileWith.ts';
import type { RegistrationFormProps } from '../registrationFormProps.ts';

/** The form of the host, or that of its sections. */
export function useCompiledForm(props: RegistrationFormProps): CompiledForm {
  const { form, locale, plainKeys = false } = props;
  const sections = useSameWhileEqual(props.sections);
  const texts = useSameWhileEqual(props.texts);
  // A day that begins while the form is open doesn't make it another form. The submit checks with the new day.
  const [today] = useState(() => clockOf(props).today());
  return useMemo(
    () =>
      form ??
      compileWith(sections, { texts: texts ?? {}, today, locale, plainKeys }, { kinds: questionKinds }),
    [form, sections, texts, today, locale, plainKeys],
  );
}

/** The clock, without which no answer can be checked. @throws TypeError for a host that gave none. */
function clockOf({ ports }: Partial<RegistrationFormProps>): ClockPort {
  if (!ports?.clock)
    throw new TypeError('RegistrationForm needs the prop ports with a clock: { clock: { today } }');
  return ports.clock;
}
