import type { FieldProps } from '@rjsf/utils';
import { useContext, useMemo } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Ports } from '../ports.ts';
import type { QuestionView } from '../questions/controls/questionView.tsx';
import type { Answer } from '../questions/question-kind/answer.ts';
import type { Problem } from '../questions/question-kind/problem.ts';
import { editAnswer } from '../store/editAnswer.ts';
import { type FieldState, noProblems } from '../store/fieldState.ts';
import { nl, type Texts } from '../texts/nl.ts';
import { type DescribedField, describeField } from './describeField.ts';
import { FormContext, type FormContextValue } from './FormContext.tsx';
import { viewOf } from './questionViews.ts';
import { useOptionalStore } from './useOptionalStore.ts';

/** Where the answer is read: in our store, which its control alone listens to, or given by rjsf. */
export type AnswerSource = { readonly store: StoreApi<FieldState> } | { readonly value: Answer | undefined };

/** A field ready to be drawn, wherever its state lives. */
export interface BoundField {
  readonly field: DescribedField;
  readonly view: QuestionView;
  readonly texts: Texts;
  readonly ports: Partial<Ports>;
  readonly visible: boolean;
  readonly source: AnswerSource;
  readonly problems: readonly Pick<Problem, 'message' | 'severity'>[];
  readonly onChange: (value: Answer | undefined) => void;
  readonly onBlur: () => void;
  readonly disabled: boolean;
  readonly readOnly: boolean;
}

/** Binds the field of `key`: to our store where a `RegistrationForm` stands around it, else to the props that rjsf gives. */
export function useField(key: string, props: FieldProps): BoundField {
  const form = useContext(FormContext);
  const store = form?.store.fields.get(key);
  const edited = useOptionalStore(store, (state) => state?.edited ?? false);
  const problems = useOptionalStore(store, (state) => state?.problems ?? noProblems);
  const visible = useOptionalStore(form?.store.shell, (shell) => shell?.visible.has(key) ?? true);
  const { name, schema, uiSchema, required } = props;
  const described = useMemo(
    () =>
      describeField({
        name,
        schema,
        uiSchema,
        required: form?.store.form.questions.get(key)?.required ?? required,
      }),
    [name, schema, uiSchema, required, form, key],
  );
  if (!form || !store) return boundToProps(described, props);
  return {
    field: {
      ...described,
      autoComplete: autoComplete(described, form),
      earlier: described.earlier && !edited,
    },
    view: viewOf(described.kind, form.views),
    texts: form.store.form.texts,
    ports: form.ports,
    visible,
    source: { store },
    problems,
    onChange: (value) => editAnswer(form.store, key, value),
    onBlur: () => form.checkLeft(key),
    disabled: props.disabled === true,
    readOnly: form.readOnly || props.readonly === true,
  };
}

const noPorts: Partial<Ports> = {};

function boundToProps(field: DescribedField, props: FieldProps): BoundField {
  const { fieldPathId, formData, rawErrors = [], onChange, onBlur } = props;
  return {
    field,
    view: viewOf(field.kind),
    texts: nl,
    ports: props.registry.formContext.ports ?? noPorts,
    visible: true,
    source: { value: formData },
    problems: rawErrors.map((message) => ({ message, severity: 'error' })),
    // Nothing filled in is no property at all in JSON Schema: `required` asks for that.
    onChange: (value) => onChange(isNothing(value) ? undefined : value, fieldPathId.path),
    onBlur: () => onBlur(fieldPathId.$id, formData),
    disabled: props.disabled === true,
    readOnly: props.readonly === true,
  };
}

function autoComplete(field: DescribedField, { subject }: FormContextValue): string | undefined {
  return subject === 'self' ? field.autoComplete : 'off';
}

function isNothing(value: Answer | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
