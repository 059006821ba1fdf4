import { type ReactElement, useContext, useMemo } from 'react';
import { FormContext, type FormContextValue, type StoredFieldProps } from '../FormContext.tsx';
import { describeQuestion } from './describeQuestion.ts';
import { fieldId } from './fieldId.ts';
import { useDrawnField } from './useDrawnField.tsx';
import { type FieldStore, useStoredField } from './useStoredField.ts';

/** One question of the form or the row around it, bound to its store. */
export function StoredField(props: StoredFieldProps) {
  return fieldIn(useContext(FormContext), props);
}

/** Draws a question of a form, for a component that knows its form. Nothing for a key that the form doesn't have. */
export function fieldIn(
  form: FormContextValue | undefined,
  { questionKey, idPrefix }: StoredFieldProps,
): ReactElement | null {
  const store = form?.store.fields.get(questionKey);
  return form && store ? (
    <FieldOfForm key={questionKey} id={fieldId(idPrefix, questionKey)} {...{ form, store, questionKey }} />
  ) : null;
}

interface FieldOfFormProps extends Pick<StoredFieldProps, 'questionKey'> {
  readonly form: FormContextValue;
  readonly store: FieldStore;
  readonly id: string;
}

function FieldOfForm({ form, store, questionKey: key, id }: FieldOfFormProps): ReactElement {
  const described = useMemo(() => describeQuestion(form.store.form, key), [form, key]);
  const { bound, shown } = useStoredField(form, { key, store }, described);
  return useDrawnField(bound, { id, ...shown });
}
