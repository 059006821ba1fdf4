import { memo, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import type { Row, RowGroup } from '../../store/formStore.ts';
import { uploadsInRow } from '../../store/uploads/uploadsInRow.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { FormContext, type FormContextValue } from '../FormContext.tsx';
import { rowId } from '../field/placeId.ts';
import { EachGuarded } from '../layout/SectionGuard.tsx';
import { useReveal } from '../layout/useReveal.ts';

interface GroupRowProps {
  /** Id of the field of the group. */
  readonly id: string;
  readonly form: FormContextValue;
  readonly group: RowGroup;
  readonly row: Row;
  readonly index: number;
  readonly count: number;
  readonly readOnly: boolean;
  readonly canRemove: boolean;
  /** Whether another row is shown in its place. */
  readonly isHidden: boolean;
  readonly onReveal: (row: Row) => void;
  readonly onMove: (row: Row, by: -1 | 1) => void;
  readonly onRemove: (row: Row) => void;
}

/** One row of a group: its questions, and the buttons to move and remove it. */
export const GroupRow = memo(function GroupRow(props: GroupRowProps) {
  const { id, form, group, row, index, readOnly } = props;
  const context = useMemo(() => rowContext(form, group, row), [form, group, row]);
  const ownId = rowId(id, row);
  const item = useRef<HTMLLIElement>(null);
  useReveal(item, () => props.onReveal(row));
  return (
    <li ref={item} hidden={props.isHidden}>
      <fieldset className="cf-row" id={ownId}>
        <legend className="cf-row-label" dir="auto">
          {rowLabel(group.store.form, group.key, index)}
        </legend>
        <FormContext.Provider value={context}>
          <EachGuarded.Provider value={true}>
            <RowFields form={context} idPrefix={ownId} />
          </EachGuarded.Provider>
        </FormContext.Provider>
        {!readOnly && <RowButtons {...props} />}
      </fieldset>
    </li>
  );
});

/** The questions of a row. Renders when a condition hides or shows one, and not when the row moves. */
const RowFields = memo(function RowFields({
  form: { store, Field },
  idPrefix,
}: {
  readonly form: FormContextValue;
  readonly idPrefix: string;
}) {
  const visible = useStore(store.shell, (shell) => shell.visible);
  return [...visible].map((key) => <Field key={key} questionKey={key} idPrefix={idPrefix} />);
});

function RowButtons({ id, group, row, index, count, canRemove, onMove, onRemove }: GroupRowProps) {
  const { texts } = group.store.form;
  const label = rowLabel(group.store.form, group.key, index);
  return (
    <div className="cf-row-buttons">
      {index > 0 && (
        <MoveButton
          id={moveId(id, row, -1)}
          sign="↑"
          name={fillIn(texts.rowUp, { label })}
          onPress={() => onMove(row, -1)}
        />
      )}
      {index < count - 1 && (
        <MoveButton
          id={moveId(id, row, 1)}
          sign="↓"
          name={fillIn(texts.rowDown, { label })}
          onPress={() => onMove(row, 1)}
        />
      )}
      {canRemove && (
        <button type="button" className="cf-button cf-button-plain" onClick={() => onRemove(row)}>
          {fillIn(texts.removeRow, { label })}
        </button>
      )}
    </div>
  );
}

interface MoveButtonProps {
  readonly id: string;
  readonly sign: string;
  readonly name: string;
  readonly onPress: () => void;
}

function MoveButton({ id, sign, name, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className="cf-button cf-button-plain cf-row-move"
      id={id}
      aria-label={name}
      title={name}
      onClick={onPress}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}

/** The id of the button that moves a row up (-1) or down (1). */
export function moveId(id: string, row: Row, by: -1 | 1): string {
  return `${rowId(id, row)}-${by === 1 ? 'down' : 'up'}`;
}

/**
 * The context of the fields in a row. A row is about somebody else than the user, so a browser fills in nothing. Checks
 * by the host are told apart by row, because every row has the same keys.
 */
function rowContext(form: FormContextValue, group: RowGroup, row: Row): FormContextValue {
  const { checks } = form;
  return {
    ...form,
    store: row.store,
    uploads: uploadsInRow(form.uploads, group, row),
    subject: 'other',
    checks: {
      ...checks,
      tell: (key, isUnderWay) => checks.tell(`${group.key}/${row.id}/${key}`, isUnderWay),
    },
  };
}
