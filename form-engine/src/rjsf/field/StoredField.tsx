import { useContext, useMemo } from 'react';
import { FormContext, type FormContextValue, type StoredFieldProps } from '../FormContext.tsx';
import { describeQuestion } from './describeQuestion.ts';
import { fieldId } from './fieldId.ts';
import { useDrawnField } from './useDrawnField.tsx';
import { type BoundField, useStoredField } from './useStoredField.ts';

/** One question of a form or a row, bound to its store. */
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
