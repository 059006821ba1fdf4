import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { FormContext } from '../FormContext.tsx';
import { fieldId } from './fieldId.ts';
import { useDrawnField } from './useDrawnField.tsx';
import { useField } from './useField.ts';

/** The only field that rjsf renders, for questions of every kind. */
export function QuestionField(props: FieldProps) {
  const { fieldPathId, registry, name } = props;
  // The root of a schema has an empty path.
  const key = fieldPathId.path.join('.') || name;
  const bound = useField(key, props);
  const field = useDrawnField(bound, fieldId(registry.globalFormOptions.idPrefix, key));
  const isStock = useContext(FormContext) === undefined;
  // In a stock form rjsf holds the rows itself, so it also draws them.
  return isStock && bound.field.kind === 'group' ? <StockRows {...props} /> : field;
}

function StockRows(props: FieldProps) {
  const { ArrayField } = getDefaultRegistry().fields;
  return ArrayField && <ArrayField {...props} />;
}
