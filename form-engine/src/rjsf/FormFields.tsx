import { withTheme } from '@rjsf/core';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import { forwardRef, memo, type ReactNode } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { FormSchemaField } from './field/FormSchemaField.tsx';
import { formTheme } from './formTheme.tsx';

/**
 * A validator that does nothing. rjsf requires one, but `validateAnswers` checks the answers, and the compiled schemas
 * have no branches.
 */
const idleValidator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

interface FormFieldsProps {
  readonly form: CompiledForm;
  readonly idPrefix: string;
}

/**
 * rjsf's form data, always empty. The answers are in the form's store, so rjsf copies and compares nothing while
 * somebody types.
 */
const noData = {};

/** Takes the place of rjsf's own in the theme. */
const fields = { SchemaField: FormSchemaField };

const ThemedForm = withTheme(formTheme);

/**
 * Value for rjsf's `tagName` that draws no element. `RegistrationForm` draws the form element, and each extra element
 * makes React's handling of a key event slower. The component accepts rjsf's ref, because React 18 warns about a
 * component that can't.
 */
const NoElement = forwardRef(function NoElement({ children }: { readonly children?: ReactNode }, _ref) {
  return children;
});

/**
 * All questions, drawn by rjsf. Memoised, with props that never change for a form: rjsf compares its props deeply on
 * every render and treats all functions as equal.
 */
export const FormFields = memo(function FormFields({ form, idPrefix }: FormFieldsProps) {
  // The compiled schema is draft-07 data; rjsf's type for it is narrower than `JsonSchema`.
  const schema = form.schema as RJSFSchema;
  return (
    <ThemedForm
      tagName={NoElement}
      fields={fields}
      schema={schema}
      uiSchema={form.uiSchema}
      formData={noData}
      validator={idleValidator}
      idPrefix={idPrefix}
      showErrorList={false}
      noValidate
    >
      {/* A child that draws nothing: without children rjsf adds a submit button. */}
      {true}
    </ThemedForm>
  );
});
