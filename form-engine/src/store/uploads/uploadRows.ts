import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ChosenRow, storedPaths, type UploadRow, withStoredPaths } from './uploadRow.ts';

/** Where the answer of a question is kept. What was written is read at once. */
export interface UploadAnswer {
  read(): readonly string[];
  write(paths: readonly string[]): void;
}

/** The rows of one question, beside an answer that may change elsewhere as well. */
export interface UploadRows extends Pick<StoreApi<readonly UploadRow[]>, 'getState' | 'subscribe'> {
  /** Takes in what the answer became elsewhere. */
  follow(paths: readonly string[]): void;
  /** Changes rows in a way that leaves the answer as it is. */
  change(edit: (rows: readonly UploadRow[]) => readonly UploadRow[]): void;
  /** Changes the rows and writes the answer that they make: a person did something, or a file arrived. */
  commit(edit: (rows: readonly UploadRow[]) => readonly UploadRow[]): void;
}

export function createUploadRows(answer: UploadAnswer): UploadRows {
  const { getState, setState, subscribe } = createStore(() => withStoredPaths([], answer.read()));
  const change: UploadRows['change'] = (edit) =>
    setState(edit(withStoredPaths(getState(), answer.read())), true);
  return {
    getState,
    subscribe,
    follow: (paths) => setState((rows) => withStoredPaths(rows, paths), true),
    change,
    commit(edit) {
      change(edit);
      answer.write(storedPaths(getState()));
    },
  };
}

/** One chosen file put in another phase; nothing where it isn't there any more. */
export function withPhase(id: string, next: (row: ChosenRow) => UploadRow) {
  return (rows: readonly UploadRow[]): readonly UploadRow[] =>
    rows.map((row) => (row.id === id && row.phase !== 'stored' ? next(row) : row));
}
