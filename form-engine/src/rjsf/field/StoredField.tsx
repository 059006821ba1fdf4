import { useContext, useMemo } from 'react';
import { FormContext, type FormContextValue, type StoredFieldProps } from '../FormContext.tsx';
import { describeQuestion } from './describeQuestion.ts';
import { fieldId } from './fieldId.ts';
import { useDrawnField } from './useDrawnField.tsx';
import { type BoundField, useStoredField } from './useField.ts';

/** One question of a row, drawn without rjsf: a form of rjsf for each row would make many rows slow to draw. */
export function StoredField(props: StoredFieldProps) {
  const form = useContext(FormContext);
  return form && <FieldOfForm {...props} form={form} />;
}

function FieldOfForm({
  form,
  questionKey,
  idPrefix,
}: StoredFieldProps & { readonly form: FormContextValue }) {
  const described = useMemo(() => describeQuestion(form.store.form, questionKey), [form, questionKey]);
  const bound = useStoredField(questionKey, described);
  return bound && <DrawnField bound={bound} id={fieldId(idPrefix, questionKey)} />;
}

function DrawnField({ bound, id }: { readonly bound: BoundField; readonly id: string }) {
  return useDrawnField(bound, id);
}
