import { useContext } from 'react';
import { useStore } from 'zustand';
import type { QuestionControlProps } from '../../questions/controls/questionView.tsx';
import { rowName } from '../../schema/rows/rowLabel.ts';
import type { RowGroup } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { FormContext, type FormContextValue } from '../FormContext.tsx';
import { GroupRow } from './GroupRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { useRowActions } from './useRowActions.tsx';

/** The rows of a group, with the buttons to add, remove and move them. Renders when the list of rows changes. */
export function GroupRows({ id, field, readOnly = false }: QuestionControlProps) {
  const form = useContext(FormContext);
  const group = form?.store.groups.get(String(field.settings.key));
  return form && group && <Rows {...{ id, form, group, readOnly }} />;
}

interface RowsProps {
  readonly id: string;
  readonly form: FormContextValue;
  readonly group: RowGroup;
  readonly readOnly: boolean;
}

function Rows({ id, form, group, readOnly }: RowsProps) {
  const rows = useStore(group.list, (list) => list.rows);
  const { removed, ...actions } = useRowActions(group, id);
  const { form: around, key } = { form: group.store.form, key: group.key };
  const { least, most } = around.parameters.get(key) ?? {};
  const items = rows.map((row, index) => (
    <GroupRow
      key={row.id}
      {...{ id, form, group, row, index, readOnly }}
      count={rows.length}
      canRemove={rows.length > Number(least ?? 0)}
      onMove={actions.move}
      onRemove={actions.remove}
    />
  ));
  const note = removed && (
    <RemovedRow
      key="removed"
      id={id}
      label={removed.label}
      texts={around.texts}
      onRestore={rows.length < Number(most) ? actions.restore : undefined}
    />
  );
  return (
    <div className="cf-rows">
      {(rows.length > 0 || note) && (
        <ol className="cf-row-list">{note ? items.toSpliced(removed.index, 0, note) : items}</ol>
      )}
      {!readOnly &&
        (rows.length < Number(most) ? (
          <button
            type="button"
            className="cf-button cf-button-plain cf-row-add"
            id={`${id}-add`}
            onClick={actions.add}
          >
            {fillIn(around.texts.addRow, { label: rowName(around, key) })}
          </button>
        ) : (
          <p className="cf-help">{around.texts.maximumReached}</p>
        ))}
    </div>
  );
}
