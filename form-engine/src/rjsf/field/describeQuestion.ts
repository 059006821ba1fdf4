import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import type { CompiledForm } from '../../schema/compiledForm.ts';
import { type DescribedField, describeField } from './describeField.ts';

/** Describes a question of a compiled form as its field does, for components that show answers without a field. */
export function describeQuestion(form: CompiledForm, key: string): DescribedField {
  // Casts are safe: `formSchema` and `formUiSchema` put one schema and one uiSchema under each key.
  const properties = form.schema.properties as Readonly<Record<string, RJSFSchema>>;
  const uiSchema = form.uiSchema[key] as UiSchema;
  const required = form.questions.get(key)?.required ?? false;
  return describeField({ name: key, schema: properties[key] ?? {}, uiSchema, required });
}
