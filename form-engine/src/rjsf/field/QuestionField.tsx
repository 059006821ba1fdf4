import type { FieldProps } from '@rjsf/utils';
import { useContext } from 'react';
import { lazyControl } from '../../questions/controls/lazyControl.tsx';
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
  const isStock = useContext(FormContext) === undefined;
  // In a stock form rjsf holds the rows, and the row stores of a `RegistrationForm` aren't there.
  const rows = isStock && bound.field.kind === 'group' ? <StockRows {...props} /> : undefined;
  return useDrawnField(bound, fieldId(registry.globalFormOptions.idPrefix, key), rows);
}

const StockRows = lazyControl(async () => (await import('../group/StockRows.tsx')).StockRows);
