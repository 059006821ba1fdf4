import type { RJSFSchema } from '@rjsf/utils';
import { forwardRef, memo, type ReactNode } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { idleValidator } from './idleValidator.ts';
import { RegistrationFields } from './theme.tsx';

interface FormFieldsProps {
  readonly form: CompiledForm;
  readonly idPrefix: string;
}

/** rjsf's own data: always none. The answers live in our store, so rjsf has nothing to copy, compare or default while one types. */
const noData = {};

/**
 * rjsf's `tagName`, drawn as nothing: the form around it is ours, and React asks every element on the way for each key event.
 * It takes the ref that rjsf gives it: React 18 warns about a component that can't.
 */
const NoElement = forwardRef(function NoElement({ children }: { readonly children?: ReactNode }, _ref) {
  return children;
});

/**
 * All questions, drawn by rjsf. Memoised, with nothing but what stays the same for a form: rjsf compares its props
 * deeply on every render, and takes any two functions for equal.
 */
export const FormFields = memo(function FormFields({ form, idPrefix }: FormFieldsProps) {
  // The emitted schema is draft-07 data; rjsf's type for it is narrower than `JsonSchema`.
  const schema = form.schema as RJSFSchema;
  return (
    <RegistrationFields
      tagName={NoElement}
      schema={schema}
      uiSchema={form.uiSchema}
      formData={noData}
      validator={idleValidator}
      idPrefix={idPrefix}
      showErrorList={false}
      noValidate
    >
      {/* Something that draws nothing: without children rjsf draws a submit button of its own. */}
      {true}
    </RegistrationFields>
  );
});
