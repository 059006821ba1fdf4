import type { UploadPort, UploadTarget } from '../../ports.ts';
import { fileFault } from '../../rules/fileFault.ts';
import type { FileSort } from '../../rules/fileType.ts';
import { type Connection, sendFile } from './sendFile.ts';
import type { UploadLine } from './uploadLine.ts';
import {
  type ChosenRow,
  type FileRefusal,
  isUnderWay,
  type RefusedRow,
  type UploadRow,
} from './uploadRow.ts';
import { createUploadRows, type UploadAnswer, type UploadRows, withPhase } from './uploadRows.ts';

/** The question that files belong to. */
export interface UploadQuestion extends Pick<UploadTarget, 'qid' | 'nid'> {
  /** Its key, where the form has plain keys. Default: `${qid}_${nid}`. */
  readonly key?: string | undefined;
  /** The rows around it, from the outermost. Absent outside groups. */
  readonly rows?: readonly RowStep[];
}

/** One row around a question. Its id stays the same wherever the row moves. */
export interface RowStep {
  /** The group of the row. */
  readonly group: Pick<UploadTarget, 'qid' | 'nid'> & { readonly key: string };
  readonly id: number;
}

interface UploadLimits {
  readonly sort: FileSort;
  /** Maximum number of files, `undefined` for no maximum. */
  readonly max: number | undefined;
}

/** The files of one question. */
export interface UploadList {
  readonly question: UploadQuestion;
  readonly rows: Pick<UploadRows, 'getState' | 'subscribe'>;
  /** Adds chosen files. A file that is in the list already stays there once, and is sent again where that failed. Refused files stay visible until the user chooses other files. */
  add(files: readonly File[], limits: UploadLimits): void;
  /** Removes a file, stored or not. Aborts its upload. */
  remove(id: string): void;
  /** Retries a failed file. */
  retry(id: string): void;
  /** Updates the list after the answer changed elsewhere: by a reset or a restored draft. */
  follow(paths: readonly string[]): void;
  /** Sends the held files for this submission. */
  release(submission: string): void;
  /** Stops sending, because the row of the question was removed. The files are held until `resume`. */
  hold(): void;
  /** Sends the held files again, because the row came back. */
  resume(): void;
  /** Removes every file that isn't stored. The caller must stop the upload line as well. */
  drop(): void;
}

export interface ListSettings {
  readonly question: UploadQuestion;
  readonly answer: UploadAnswer;
  readonly line: UploadLine;
  readonly connection: Connection;
  readonly port: () => UploadPort | undefined;
  /** The submission id of a newly chosen file. `undefined`: the file is held until `release`. */
  readonly submission: () => string | undefined;
  readonly nextId: () => string;
  readonly onRefused: (row: RefusedRow) => void;
}

export function createUploadList(settings: ListSettings): UploadList {
  const { line, answer } = settings;
  const rows = createUploadRows(answer);
  const start = (row: ChosenRow, submission: string) => startSending({ ...settings, rows, row, submission });
  let released: string | undefined;
  const release = (submission: string) => {
    for (const row of rows.getState()) if (row.phase === 'held') start(row, submission);
  };
  const retry = (id: string) => {
    const failed = rows.getState().find((row) => row.id === id);
    const submission = settings.submission() ?? released;
    if (failed?.phase !== 'failed' || submission === undefined) return;
    start(failed, submission);
    // Writes the answer after the user's retry, because that removes the problem of a refused submit.
    rows.commit((all) => all);
  };
  return {
    question: settings.question,
    rows,
    add(files, limits) {
      const others = rows.getState().filter(({ phase }) => phase !== 'refused');
      const isListed = (file: File) => others.some((row) => row.file && isSameFile(row.file, file));
      const again = others.filter(
        (row) => row.phase === 'failed' && files.some((file) => isSameFile(row.file, file)),
      );
      const added = files.filter((file) => !isListed(file));
      const chosen = takeIn(added, limits, { taken: others.length, nextId: settings.nextId });
      rows.commit((all) => [...all.filter(({ phase }) => phase !== 'refused'), ...chosen]);
      for (const row of chosen) if (row.phase === 'refused') settings.onRefused(row);
      for (const { id } of again) retry(id);
      const submission = settings.submission();
      if (submission === undefined) return;
      for (const row of chosen) if (row.phase === 'held') start(row, submission);
    },
    remove(id) {
      rows.commit((all) => all.filter((row) => row.id !== id));
      line.stop(id);
    },
    retry,
    follow: rows.follow,
    release(submission) {
      released = submission;
      release(submission);
    },
    hold() {
      for (const { id, phase } of rows.getState()) if (phase !== 'stored') line.stop(id);
      rows.change((all) => all.map((row) => (isUnderWay(row) ? held(row) : row)));
    },
    resume() {
      const submission = settings.submission() ?? released;
      if (submission !== undefined) release(submission);
    },
    drop: () => rows.change((all) => all.filter(({ phase }) => phase === 'stored')),
  };
}

function held(row: UploadRow): UploadRow {
  return row.phase === 'stored' ? row : { id: row.id, file: row.file, phase: 'held' };
}

/** Whether two choices are the same file of a device. It is then in the list once. */
function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Converts chosen files to rows, held or refused. A refused file doesn't count towards the maximum. */
function takeIn(
  files: readonly File[],
  { sort, max = Number.POSITIVE_INFINITY }: UploadLimits,
  { taken, nextId }: { readonly taken: number; readonly nextId: () => string },
): readonly ChosenRow[] {
  let count = taken;
  return files.map((file) => {
    const refusal = refusalOf(file, sort) ?? (count >= max ? { fault: 'count', max } : undefined);
    if (refusal) return { id: nextId(), file, phase: 'refused', refusal };
    count += 1;
    return { id: nextId(), file, phase: 'held' };
  });
}

function refusalOf(file: File, sort: FileSort): FileRefusal | undefined {
  const fault = fileFault(file, sort);
  return fault === 'type' ? { fault, sort } : fault && { fault };
}

interface RowSending extends Pick<ListSettings, 'question' | 'line' | 'connection' | 'port'> {
  readonly rows: UploadRows;
  readonly row: ChosenRow;
  readonly submission: string;
}

function startSending({ row: { id, file }, rows, submission, ...settings }: RowSending): void {
  rows.change(withPhase(id, () => ({ id, file, phase: 'queued' })));
  settings.line.start(id, async (signal) => {
    const put = (phase: 'sending' | 'pausing' | 'offline') => {
      const row: UploadRow = phase === 'sending' ? { id, file, phase, fraction: 0 } : { id, file, phase };
      if (!signal.aborted) rows.change(withPhase(id, () => row));
    };
    const onProgress = (reported: number) => {
      const fraction = reported > 0 ? Math.min(reported, 1) : 0;
      rows.change(withPhase(id, (row) => (row.phase === 'sending' ? { ...row, fraction } : row)));
    };
    const send = async (aborted: AbortSignal) => {
      const { qid, nid, rows: around = [] } = settings.question;
      const groups = around.map(({ group }) => ({ qid: group.qid, nid: group.nid }));
      const port = settings.port();
      if (!port) return Promise.reject({ retryable: false, message: '' });
      return port.send(
        file,
        { qid, nid, ...(groups.length > 0 && { groups }), submission, onProgress },
        aborted,
      );
    };
    const outcome = await sendFile({ send, connection: settings.connection, signal, onPhase: put });
    if (signal.aborted) return;
    const ended: UploadRow =
      'path' in outcome
        ? { id, file, phase: 'stored', path: outcome.path }
        : { id, file, phase: 'failed', ...outcome };
    rows.commit(withPhase(id, () => ended));
  });
}
