import { useMemo, useRef, useState } from 'react';
import { useLatest } from '../../questions/building-blocks/useLatest.tsx';
import { usePageLayoutEffect } from '../../questions/building-blocks/usePageLayoutEffect.tsx';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import { announce } from '../../store/announce.ts';
import { currentRows, type FormStore, type Row, type RowGroup } from '../../store/formStore.ts';
import { addRow, insertRow, moveRow, removeRow } from '../../store/rows.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { focusField, focusOnceLoaded } from '../field/fieldElement.ts';
import { rowId } from '../field/placeId.ts';
import { moveId } from './GroupRow.tsx';
import { restoreId } from './RemovedRow.tsx';

/** The row that was removed last, and the place to put it back. */
interface Removed {
  readonly row: Row;
  readonly index: number;
  readonly label: string;
}

interface RowActions {
  readonly removed: Removed | undefined;
  readonly add: () => void;
  readonly remove: (row: Row) => void;
  readonly restore: () => void;
  readonly move: (row: Row, by: -1 | 1) => void;
}

/** Adds, removes and moves the rows of a group. Each change is announced, and moves the focus once it is drawn. */
export function useRowActions(group: RowGroup, id: string): RowActions {
  const [removed, setRemoved] = useState<Removed>();
  const latest = useLatest(removed);
  const focusNext = useRef<() => void>(undefined);
  usePageLayoutEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  });
  const actions = useMemo(() => {
    const labelAt = (index: number) => rowLabel(group.store.form, group.key, index);
    const indexOf = (row: Row) => currentRows(group).indexOf(row);
    const say = (pattern: 'rowAdded' | 'rowRemoved' | 'rowRestored', label: string) =>
      announce(rootOf(group.store), fillIn(group.store.form.texts[pattern], { label }));
    const focusRow = (row: Row) => {
      const rowElement = rowId(id, row);
      if (!focusField(rowElement)) focusOnceLoaded(rowElement, []);
    };
    return {
      add: () => {
        const row = addRow(group);
        focusNext.current = () => focusRow(row);
        say('rowAdded', labelAt(indexOf(row)));
      },
      remove: (row: Row) => {
        const index = indexOf(row);
        const label = labelAt(index);
        removeRow(group, row);
        setRemoved({ row, index, label });
        focusNext.current = () => document.getElementById(restoreId(id))?.focus();
        say('rowRemoved', label);
      },
      restore: () => {
        if (!latest.current) return;
        const { row, index } = latest.current;
        const place = Math.min(index, currentRows(group).length);
        insertRow(group, row, place);
        setRemoved(undefined);
        focusNext.current = () => focusRow(row);
        say('rowRestored', labelAt(place));
      },
      move: (row: Row, by: -1 | 1) => {
        const from = labelAt(indexOf(row));
        const to = labelAt(moveRow(group, row, by));
        const elsewhere = by === 1 ? -1 : 1;
        focusNext.current = () =>
          (
            document.getElementById(moveId(id, row, by)) ??
            document.getElementById(moveId(id, row, elsewhere))
          )?.focus();
        announce(rootOf(group.store), fillIn(group.store.form.texts.rowMoved, { from, to }));
      },
    };
  }, [group, id, latest]);
  return { removed, ...actions };
}

/** The whole form around a row: it has the live region. */
function rootOf(store: FormStore): FormStore {
  return store.group ? rootOf(store.group.store) : store;
}
