import type { FileSort } from '../../rules/fileType.ts';

interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/** Why a chosen file can't be sent. */
export type FileRefusal =
  | { readonly fault: 'empty' | 'size' }
  | { readonly fault: 'type'; readonly sort: FileSort }
  | { readonly fault: 'count'; readonly max: number };

/** One file of a question: chosen now, or stored earlier. The rows keep the order of choosing. */
export type UploadRow =
  | {
      readonly phase: 'stored';
      readonly id: string;
      readonly path: string;
      /** Absent for a file that was stored earlier. */
      readonly file?: File;
    }
  /**
   * `'held'`: waits for `process`. `'queued'`: waits for its turn. `'pausing'`: waits for a retry. `'offline'`: waits
   * for the network.
   */
  | (ChosenFile & { readonly phase: 'held' | 'queued' | 'pausing' | 'offline' })
  | (ChosenFile & { readonly phase: 'sending' /** 0 to 1. */; readonly fraction: number })
  | (ChosenFile & {
      readonly phase: 'failed';
      /** The port's message, `''` where it gave none. */
      readonly message: string;
      readonly retryable: boolean;
    })
  | (ChosenFile & { readonly phase: 'refused'; readonly refusal: FileRefusal });

/** A file that can't be added. */
export type RefusedRow = Extract<UploadRow, { readonly phase: 'refused' }>;

export type ChosenRow = Exclude<UploadRow, { readonly phase: 'stored' }>;

/** Whether the file is being sent, or waits to be sent. */
export function isUnderWay({ phase }: UploadRow): boolean {
  return phase === 'queued' || phase === 'sending' || phase === 'pausing' || phase === 'offline';
}

/** The answer of the rows: paths of the stored files, in the order of choosing. */
export function storedPaths(rows: readonly UploadRow[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => (row.phase === 'stored' ? [row.path] : [])))];
}

/**
 * Updates the rows after the answer changed elsewhere: removes rows of removed paths and appends new paths. Returns
 * the same rows where nothing changed.
 */
export function withStoredPaths(rows: readonly UploadRow[], paths: readonly string[]): readonly UploadRow[] {
  const known = new Set(storedPaths(rows));
  const gained = paths.filter((path) => !known.has(path));
  const kept = rows.filter((row) => row.phase !== 'stored' || paths.includes(row.path));
  if (gained.length === 0 && kept.length === rows.length) return rows;
  return [...kept, ...gained.map((path) => ({ phase: 'stored', id: `stored-${path}`, path }) as const)];
}
