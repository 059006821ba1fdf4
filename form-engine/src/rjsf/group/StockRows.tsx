import { type FieldProps, type RJSFSchema, toFieldPathId } from '@rjsf/utils';
import { fillIn } from '../../texts/fillIn.ts';
import { nl } from '../../texts/nl.ts';

/** The rows of a group in a stock rjsf form with the engine's theme. rjsf draws the questions of each row. */
export function StockRows(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange, disabled = false, readonly = false } = props;
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY }: RJSFSchema = schema;
  const rows: readonly unknown[] = Array.isArray(formData) ? formData : [];
  const setRows = (next: readonly unknown[]) => onChange(next, fieldPathId.path);
  const canEdit = !disabled && !readonly;
  return (
    <div className="cf-rows">
      <ol className="cf-row-list">
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rjsf knows a row only by its index
          <li key={index}>
            <StockRow
              {...props}
              row={row}
              index={index}
              onRemove={
                canEdit && rows.length > minItems ? () => setRows(rows.toSpliced(index, 1)) : undefined
              }
            />
          </li>
        ))}
      </ol>
      {canEdit && rows.length < maxItems && (
        <button type="button" className="cf-button cf-button-plain" onClick={() => setRows([...rows, {}])}>
          {fillIn(nl.addRow, { label: nl.row })}
        </button>
      )}
    </div>
  );
}

interface StockRowProps extends FieldProps {
  readonly row: unknown;
  readonly index: number;
  readonly onRemove: (() => void) | undefined;
}

function StockRow({ row, index, onRemove, schema, uiSchema, errorSchema, ...props }: StockRowProps) {
  const { registry, fieldPathId } = props;
  const { SchemaField } = registry.fields;
  const items = typeof schema.items === 'object' && !Array.isArray(schema.items) ? schema.items : {};
  const itemsUi = uiSchema?.items;
  const errors = errorSchema?.[index];
  const label = fillIn(nl.rowLabel, { label: nl.row, n: index + 1 });
  return (
    <fieldset className="cf-row">
      <legend className="cf-row-label">{label}</legend>
      {SchemaField && (
        <SchemaField
          {...props}
          name={String(index)}
          schema={items}
          {...(typeof itemsUi === 'object' && { uiSchema: itemsUi })}
          formData={row}
          {...(errors && { errorSchema: errors })}
          fieldPathId={toFieldPathId(index, registry.globalFormOptions, fieldPathId)}
          rawErrors={[]}
        />
      )}
      {onRemove && (
        <div className="cf-row-buttons">
          <button type="button" className="cf-button cf-button-plain" onClick={onRemove}>
            {fillIn(nl.removeRow, { label })}
          </button>
        </div>
      )}
    </fieldset>
  );
}
