import type { FormStore } from '../formStore.ts';

interface RowId {
  readonly group: { readonly key: string };
  readonly id: number;
}

interface StoreInRows {
  readonly store: FormStore;
  /** The indexes of the rows; `undefined` for a row that is removed, and can still be put back. */
  readonly indexes: readonly (number | undefined)[];
}

/** The store of a row, found by the ids of the rows around it; `undefined` where one of them is gone. */
export function storeAt(root: FormStore, rows: readonly RowId[]): StoreInRows | undefined {
  let store = root;
  const indexes: (number | undefined)[] = [];
  for (const { group, id } of rows) {
    const list = store.groups.get(group.key)?.list.getState();
    const index = list?.rows.findIndex((row) => row.id === id) ?? -1;
    const removed = list?.removed?.row.id === id ? list.removed.row : undefined;
    const row = list?.rows[index] ?? removed;
    if (!row) return undefined;
    store = row.store;
    indexes.push(index < 0 ? undefined : index);
  }
  return { store, indexes };
}
