import { type FormProps, getDefaultRegistry, type ThemeProps, withTheme } from '@rjsf/core';
import type { FieldProps, FieldTemplateProps, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { forwardRef, memo, type ReactNode } from 'react';
import type { CompiledForm } from '../schema/compiledForm.ts';
import { StoredField } from './field/StoredField.tsx';
import { SectionsTemplate } from './SectionsTemplate.tsx';

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

const { SchemaField } = getDefaultRegistry().fields;

/** The theme of a `RegistrationForm` and of a `SchemaForm`. `theme` is for an rjsf form of a host. */
const formTheme: ThemeProps & Pick<FormProps, 'experimental_defaultFormStateBehavior'> = {
  // Without this setting rjsf gives an unstarted object answer as `{}`, which is then refused for its missing parts.
  experimental_defaultFormStateBehavior: { emptyObjectFields: 'skipEmptyDefaults' },
  fields: { SchemaField: FormSchemaField },
  templates: { FieldTemplate, ObjectFieldTemplate: SectionsTemplate },
};

/**
 * Replaces rjsf's `SchemaField`. The form itself is drawn by rjsf's own. For a question that one would resolve a schema
 * without references, and make a title, help and errors that `StoredField` draws itself.
 */
function FormSchemaField(props: FieldProps) {
  const [key] = props.fieldPathId.path;
  if (key === undefined) return SchemaField ? <SchemaField {...props} /> : null;
  return <StoredField questionKey={String(key)} idPrefix={props.registry.globalFormOptions.idPrefix} />;
}

/** Draws no frame: `StoredField` draws its own, so that a key press renders only one component. */
function FieldTemplate({ children, hidden }: FieldTemplateProps) {
  return hidden ? null : children;
}

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
