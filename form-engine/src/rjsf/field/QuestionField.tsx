import type { FieldProps } from '@rjsf/utils';
import { lazyControl } from '../../questions/controls/lazyControl.tsx';
import { fieldId } from './fieldId.ts';
import { useDrawnField } from './useDrawnField.tsx';
import { useField } from './useField.ts';

/** The field of the theme for an rjsf form of a host, for questions of every kind. */
export function QuestionField(props: FieldProps) {
  const { fieldPathId, registry, name } = props;
  // The root of a schema has an empty path.
  const key = fieldPathId.path.join('.') || name;
  const bound = useField(props);
  // rjsf holds the rows: the row stores of a `RegistrationForm` aren't there.
  const rows = bound.field.kind === 'group' ? <StockRows {...props} /> : undefined;
  const { problems, solved } = bound.source.getState();
  const id = fieldId(registry.globalFormOptions.idPrefix, key);
  return useDrawnField(bound, { id, problems, solved }, rows);
}

const StockRows = lazyControl(async () => (await import('../group/StockRows.tsx')).StockRows);
