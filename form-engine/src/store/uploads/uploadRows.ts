import { createStore, type StoreApi } from 'zustand/vanilla';
import { type ChosenRow, storedPaths, type UploadRow, withStoredPaths } from './uploadRow.ts';

/** Access to the answer of a question. A written value can be read at once. */
export interface UploadAnswer {
  read(): readonly string[];
  write(paths: readonly string[]): void;
}

/** The rows of one question, kept in step with an answer that may also change elsewhere. */
export interface UploadRows extends Pick<StoreApi<readonly UploadRow[]>, 'getState' | 'subscribe'> {
  /** Updates the rows after the answer changed elsewhere. */
  follow(paths: readonly string[]): void;
  /** Changes rows without changing the answer. */
  change(edit: (rows: readonly UploadRow[]) => readonly UploadRow[]): void;
  /** Changes rows and writes the resulting answer, because the user did something or a file was stored. */
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

/** Puts one chosen file in another phase. Does nothing where the file is gone. */
export function withPhase(id: string, next: (row: ChosenRow) => UploadRow) {
  return (rows: readonly UploadRow[]): readonly UploadRow[] =>
    rows.map((row) => (row.id === id && row.phase !== 'stored' ? next(row) : row));
}
