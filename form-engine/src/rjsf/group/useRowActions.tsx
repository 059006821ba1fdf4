import { useMemo, useRef } from 'react';
import { elementById } from '../../questions/building-blocks/pageRoots.tsx';
import { usePageLayoutEffect } from '../../questions/building-blocks/usePageLayoutEffect.tsx';
import { rowLabel } from '../../schema/rows/rowLabel.ts';
import { announce } from '../../store/announce.ts';
import { currentRows, type FormStore, type Row, type RowGroup } from '../../store/formStore.ts';
import { addRow, moveRow, removeRow, restoreRow } from '../../store/rows/rows.ts';
import type { FormUploads } from '../../store/uploads/formUploads.ts';
import { listsInRow } from '../../store/uploads/uploadsInRow.ts';
import { fillIn } from '../../texts/fillIn.ts';
import { focusField, focusOnceLoaded } from '../field/fieldElement.ts';
import { rowId } from '../field/placeId.ts';
import { moveId } from './GroupRow.tsx';
import { restoreId } from './RemovedRow.tsx';

interface RowActions {
  readonly add: () => void;
  readonly remove: (row: Row) => void;
  readonly restore: () => void;
  readonly move: (row: Row, by: -1 | 1) => void;
}

/** Adds, removes and moves the rows of a group. Each change is announced, and moves the focus once it is drawn. */
export function useRowActions(group: RowGroup, id: string, uploads: FormUploads): RowActions {
  const focusNext = useRef<() => void>(undefined);
  usePageLayoutEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  });
  return useMemo(() => {
    const labelOf = (row: Row) => rowLabel(group.store.form, group.key, currentRows(group).indexOf(row));
    const say = (pattern: 'rowAdded' | 'rowRemoved' | 'rowRestored', label: string) =>
      announce(rootOf(group.store), fillIn(group.store.form.texts[pattern], { label }));
    const focusRow = (row: Row) => {
      const element = rowId(id, row);
      if (!focusField(element)) focusOnceLoaded(element, []);
    };
    return {
      add: () => {
        const row = addRow(group);
        focusNext.current = () => focusRow(row);
        say('rowAdded', labelOf(row));
      },
      remove: (row) => {
        const label = labelOf(row);
        focusNext.current = () => elementById(restoreId(id))?.focus();
        for (const list of listsInRow(uploads, group, row)) list.hold();
        removeRow(group, row);
        say('rowRemoved', label);
      },
      restore: () => {
        const row = restoreRow(group);
        if (!row) return;
        for (const list of listsInRow(uploads, group, row)) list.resume();
        focusNext.current = () => focusRow(row);
        say('rowRestored', labelOf(row));
      },
      move: (row, by) => {
        const from = labelOf(row);
        moveRow(group, row, by);
        focusNext.current = () => moveButton(id, row, by)?.focus();
        announce(rootOf(group.store), fillIn(group.store.form.texts.rowMoved, { from, to: labelOf(row) }));
      },
    };
  }, [group, id, uploads]);
}

/** The button that was pressed, or the opposite one where the row has reached an end. */
function moveButton(id: string, row: Row, by: -1 | 1): HTMLElement | null {
  const opposite = by === 1 ? -1 : 1;
  return elementById(moveId(id, row, by)) ?? elementById(moveId(id, row, opposite));
}

/** The whole form around a row: it has the live region. */
function rootOf(store: FormStore): FormStore {
  return store.group ? rootOf(store.group.store) : store;
}
