import type { ErrorSchema, FieldProps } from '@rjsf/utils';
import { useMemo } from 'react';
import type { Ports } from '../../ports.ts';
import type { FieldProblem } from '../../questions/controls/questionView.tsx';
import type { Answer } from '../../questions/question-kind/answer.ts';
import { nl } from '../../texts/nl.ts';
import { subscribeToNothing } from '../useOptionalStore.ts';
import { builtInViews } from '../views/builtInViews.ts';
import { viewOf } from '../views/questionViews.ts';
import { type DescribedField, describeField } from './describeField.ts';
import type { AnswerSource, BoundField } from './useStoredField.ts';

/** Binds a field of an rjsf form to rjsf's props. */
export function useField(props: FieldProps): BoundField {
  const { name, schema, uiSchema, required } = props;
  const described = useMemo(
    () => describeField({ name, schema, uiSchema, required }),
    [name, schema, uiSchema, required],
  );
  return boundToProps(described, props);
}

const noPorts: Partial<Ports> = {};

function boundToProps(field: DescribedField, props: FieldProps): BoundField {
  const { fieldPathId, formData, errorSchema, rawErrors = [], onChange, onBlur } = props;
  return {
    field: { ...field, source: '' },
    view: viewOf(field.kind, builtInViews),
    texts: nl,
    ports: props.registry.formContext.ports ?? noPorts,
    uploads: undefined,
    source: unchanging({
      answer: formData,
      problems: [...problemsOf(rawErrors), ...problemsIn(errorSchema)],
      solved: [],
    }),
    // An empty answer is no property in JSON Schema, so that `required` fails.
    onChange: (value) => onChange(isNothing(value) ? undefined : value, fieldPathId.path),
    onBlur: () => onBlur(fieldPathId.$id, formData),
    onChecking: undefined,
    onMoved: undefined,
    disabled: props.disabled === true,
    readOnly: props.readonly === true,
  };
}

function unchanging(state: ReturnType<AnswerSource['getState']>): AnswerSource {
  return { getState: () => state, subscribe: subscribeToNothing };
}

function problemsOf(errors: readonly string[], path: readonly string[] = []): readonly FieldProblem[] {
  return errors.map((message) => ({ path, message, severity: 'error' }));
}

/**
 * Reads nested errors: rjsf gives a field's own errors separately, and nests errors of parts under the names of the
 * parts.
 */
function problemsIn(errors: ErrorSchema = {}, path: readonly string[] = []): readonly FieldProblem[] {
  const { __errors = [], ...parts } = errors;
  return [
    ...problemsOf(__errors, path),
    ...Object.entries(parts).flatMap(([part, nested]) => problemsIn(nested, [...path, part])),
  ];
}

function isNothing(value: Answer | undefined): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
