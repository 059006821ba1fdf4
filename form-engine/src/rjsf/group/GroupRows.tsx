import { useContext, useState } from 'react';
import { useStore } from 'zustand';
import type { QuestionControlProps } from '../../questions/controls/questionView.tsx';
import { isDetail } from '../../questions/group/repeat.ts';
import { rowLabel, rowName } from '../../schema/rows/rowLabel.ts';
import { currentRows, type Row, type RowGroup } from '../../store/formStore.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { FormContext, type FormContextValue } from '../FormContext.tsx';
import { GroupRow } from './GroupRow.tsx';
import { RemovedRow } from './RemovedRow.tsx';
import { RowPicks } from './RowPicks.tsx';
import { useRowActions } from './useRowActions.tsx';

/** Number of rows above which the browser skips the layout of rows outside the viewport. */
const longList = 10;

/** The rows of a group, with the buttons to add, remove and move them. Renders when the list of rows changes. */
export function GroupRows({ id, field, readOnly = false, disabled = false }: QuestionControlProps) {
  const form = useContext(FormContext);
  const group = form?.store.groups.get(String(field.settings.key));
  return form && group && <Rows {...{ id, form, group }} readOnly={readOnly || disabled} />;
}

interface RowsProps {
  readonly id: string;
  readonly form: FormContextValue;
  readonly group: RowGroup;
  readonly readOnly: boolean;
}

function Rows({ id, form, group, readOnly }: RowsProps) {
  const rows = useStore(group.list, (list) => list.rows);
  const removed = useStore(group.list, (list) => list.removed);
  const actions = useRowActions(group, id, form.uploads);
  const { key } = group;
  const around = group.store.form;
  const { always, most } = around.parameters.get(key) ?? {};
  const canAdd = rows.length < Number(most);
  const question = around.questions.get(key);
  const picks = question !== undefined && isDetail(question);
  const [picked, setPicked] = useState<Row>();
  const open = rows.find((row) => row === picked) ?? rows[0];
  const add = () => {
    actions.add();
    setPicked(currentRows(group).at(-1));
  };
  const items = rows.map((row, index) => (
    <GroupRow
      key={row.id}
      {...{ id, form, group, row, index, readOnly }}
      count={rows.length}
      canRemove={rows.length > Number(always ?? 0)}
      isHidden={picks && row !== open}
      onReveal={setPicked}
      onMove={actions.move}
      onRemove={actions.remove}
    />
  ));
  const note = removed && !readOnly && (
    <RemovedRow
      key="removed"
      id={id}
      label={rowLabel(around, key, removed.index)}
      texts={around.texts}
      onRestore={canAdd ? actions.restore : undefined}
    />
  );
  return (
    <div className="cf-rows" data-detail={picks || undefined}>
      {picks && rows.length > 0 && <RowPicks {...{ group, rows, open }} onPick={setPicked} />}
      {(rows.length > 0 || note) && (
        <ol className="cf-row-list" data-long={rows.length > longList || undefined}>
          {note ? items.toSpliced(removed.index, 0, note) : items}
        </ol>
      )}
      {!readOnly && !canAdd && <p className="cf-help">{around.texts.maximumReached}</p>}
      {!readOnly && canAdd && (
        <button type="button" className="cf-button cf-button-plain" onClick={add}>
          {fillIn(around.texts.addRow, { label: rowName(around, key) })}
        </button>
      )}
    </div>
  );
}
