import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { QuestionField } from './QuestionField.tsx';

const { SchemaField } = getDefaultRegistry().fields;

/**
 * Replaces rjsf's `SchemaField` in a `RegistrationForm`. The form itself is drawn by rjsf's own. For a question that one
 * would resolve a schema without references, and make a title, help and errors that `QuestionField` draws itself. Without
 * it a question mounts in fewer components.
 */
export function FormSchemaField(props: FieldProps) {
  if (props.fieldPathId.path.length === 0) return SchemaField ? <SchemaField {...props} /> : null;
  return <QuestionField {...props} />;
}
