import { memo, useContext } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { FormContext } from './FormContext.tsx';
import { fieldIn } from './field/StoredField.tsx';
import { FormSections } from './layout/FormSections.tsx';

interface FormFieldsProps {
  readonly form: CompiledForm;
  readonly idPrefix: string;
}

/**
 * All questions of a form, in its sections. rjsf draws none of them: it would resolve a schema without references and compute
 * defaults of answers that are in the store. It draws the parts of a JSON Schema that no question fits, and forms of a host with `theme`.
 * Decision: docs/decisions/0292-a-form-draws-its-own-questions.md
 */
export const FormFields = memo(function FormFields({ form, idPrefix }: FormFieldsProps) {
  const context = useContext(FormContext);
  return (
    <FormSections
      sections={form.sections}
      idPrefix={idPrefix}
      question={(questionKey) => fieldIn(context, { questionKey, idPrefix })}
    />
  );
});
