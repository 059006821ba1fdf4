import { RegistrationFields } from '@clubpoort/form-engine';
import { compileForm, prefillAnswers, type WireQuestion } from '@clubpoort/form-engine/headless';
import { createValidator } from '@clubpoort/form-engine/rjsf-validator';
import { nl } from '@clubpoort/form-engine/texts/nl';
import { toErrorSchema } from '@rjsf/utils';
import { useMemo } from 'react';

interface StockFormProps {
  /** The questions as a server sends them. */
  readonly questions: readonly WireQuestion[];
  /** Whether the host says below each control that an answer is required. */
  readonly isRefused?: boolean;
  readonly disabled?: boolean;
  readonly readonly?: boolean;
}

/** Controls that aren't exported by themselves, in an rjsf form of a host with the theme of the engine. */
export function StockForm({ questions, isRefused = false, ...flags }: StockFormProps) {
  const form = useMemo(() => compileForm([{ title: '', fields: questions }]), [questions]);
  const validator = useMemo(() => createValidator(form), [form]);
  const answers = useMemo(() => prefillAnswers(form), [form]);
  const errors = [...form.kinds].flatMap(([key, { requiredMessage }]) =>
    requiredMessage ? [{ property: `.${key}`, message: requiredMessage(nl), stack: '' }] : [],
  );
  return (
    <RegistrationFields
      {...flags}
      schema={form.schema}
      uiSchema={form.uiSchema}
      formData={answers}
      validator={validator}
      showErrorList={false}
      {...(isRefused && {
        extraErrors: toErrorSchema(errors),
      })}
    >
      <span />
    </RegistrationFields>
  );
}
