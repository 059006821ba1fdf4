import type { FileSort } from '../../rules/fileType.ts';

interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

/** Why a chosen file isn't sent at all. */
export type FileRefusal =
  | { readonly fault: 'empty' | 'size' }
  | { readonly fault: 'type'; readonly sort: FileSort }
  | { readonly fault: 'count'; readonly max: number };

/** One file of a question, from the moment that it is chosen, or stored before. The rows keep the order of choosing. */
export type UploadRow =
  | {
      readonly phase: 'stored';
      readonly id: string;
      readonly path: string;
      /** Absent for a file that was stored before. */
      readonly file?: File;
    }
  /** `'held'`: until the form is processed by hand. `'queued'`: for a place. `'pausing'`, `'offline'`: for another try. */
  | (ChosenFile & { readonly phase: 'held' | 'queued' | 'pausing' | 'offline' })
  | (ChosenFile & { readonly phase: 'sending' /** 0 to 1. */; readonly fraction: number })
  | (ChosenFile & {
      readonly phase: 'failed';
      /** Of the port, `''` where it gave none. */
      readonly message: string;
      readonly retryable: boolean;
    })
  | (ChosenFile & { readonly phase: 'refused'; readonly refusal: FileRefusal });

/** A file that can't be added. */
export type RefusedRow = Extract<UploadRow, { readonly phase: 'refused' }>;

export type ChosenRow = Exclude<UploadRow, { readonly phase: 'stored' }>;

/** Is the file being sent, or waiting for its turn? */
export function isUnderWay({ phase }: UploadRow): boolean {
  return phase === 'queued' || phase === 'sending' || phase === 'pausing' || phase === 'offline';
}

/** The answer that the rows make: the stored files, in the order in which they were chosen. */
export function storedPaths(rows: readonly UploadRow[]): readonly string[] {
  return [...new Set(rows.flatMap((row) => (row.phase === 'stored' ? [row.path] : [])))];
}

/** The rows after the answer changed elsewhere: what it lost is gone, what it gained stands last. The same rows where it didn't. */
export function withStoredPaths(rows: readonly UploadRow[], paths: readonly string[]): readonly UploadRow[] {
  const known = new Set(storedPaths(rows));
  const gained = paths.filter((path) => !known.has(path));
  const kept = rows.filter((row) => row.phase !== 'stored' || paths.includes(row.path));
  if (gained.length === 0 && kept.length === rows.length) return rows;
  return [...kept, ...gained.map((path) => ({ phase: 'stored', id: `stored-${path}`, path }) as const)];
}
