import { memo, useCallback } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { StoredField } from './field/StoredField.tsx';
import { FormSections } from './layout/FormSections.tsx';

interface FormFieldsProps {
  readonly form: CompiledForm;
  readonly idPrefix: string;
}

/**
 * All questions of a `RegistrationForm`, drawn without rjsf: its form would load 22 kB, and draw nothing that ours doesn't.
 * Decision: docs/decisions/0002-rjsf-renders-over-a-store.md
 */
export const FormFields = memo(function FormFields({ form, idPrefix }: FormFieldsProps) {
  const question = useCallback(
    (key: string) => <StoredField key={key} questionKey={key} idPrefix={idPrefix} />,
    [idPrefix],
  );
  return <FormSections sections={form.sections} idPrefix={idPrefix} question={question} />;
});
