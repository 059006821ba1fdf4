import type { UploadPort } from '../../ports.ts';
import type { Problem } from '../../questions/question-kind/problem.ts';
import type { FormStore } from '../formStore.ts';
import type { Connection } from './sendFile.ts';
import { createUploadLine } from './uploadLine.ts';
import { createUploadList, type UploadList, type UploadQuestion } from './uploadList.ts';
import { formKeyOf, listId } from './uploadPlace.ts';
import { withUploadProblems } from './uploadProblems.ts';
import type { RefusedRow } from './uploadRow.ts';
import type { UploadAnswer } from './uploadRows.ts';

/** A file that could not be sent. */
export interface FailedUpload {
  /** Key of the file's question; in a row, that of the outermost group. */
  readonly key: string;
  /** The chosen file. */
  readonly file: File;
  /** The reason in Dutch; `''` where the port gave none. */
  readonly message: string;
}

/** The owner of a queue. Its functions are called each time, so that a new port or mode takes effect at once. */
export interface UploadHost {
  readonly port: () => UploadPort | undefined;
  /** `'manual'`: files wait for `process`. */
  readonly mode: () => 'immediate' | 'manual';
  readonly answer: (question: UploadQuestion) => UploadAnswer;
  /** Whether the question is in a row that is there; files of a removed row aren't sent. Default: always. */
  readonly isThere?: (question: UploadQuestion) => boolean;
  /** Called for each chosen file that can't be added. */
  readonly onRefused?: (key: string, row: RefusedRow) => void;
}

/**
 * The uploads of one form: at most two at once, for all its questions together (Specification 4.7).
 * Decision: docs/decisions/0019-one-upload-queue-per-form.md
 */
export interface UploadQueue {
  /** The files of a question; returns the same list each time. */
  list(question: UploadQuestion): UploadList;
  /** Lists by `listId`. */
  readonly lists: ReadonlyMap<string, UploadList>;
  /** Adds the problems of uploads to those of a form. */
  withProblems(store: FormStore, problems: readonly Problem[]): readonly Problem[];
  /** Sends the held files for this submission. Resolves when no upload is in progress, with every file that failed. */
  process(submission: string): Promise<readonly FailedUpload[]>;
  /** Resolves when no upload is in progress; with `false` where `drop` ended the uploads. */
  settled(): Promise<boolean>;
  /** Aborts and removes every file that isn't stored, because the form was reset or unmounted. */
  drop(): void;
}

export function createUploadQueue(host: UploadHost, connection: Connection): UploadQueue {
  const line = createUploadLine();
  const lists = new Map<string, UploadList>();
  let ownSubmission: string | undefined;
  const submission = () => {
    if (host.mode() === 'manual') return undefined;
    ownSubmission ??= randomId();
    return ownSubmission;
  };
  let chosen = 0;
  const nextId = () => {
    chosen += 1;
    return `chosen-${chosen}`;
  };
  const listsThere = () => [...lists.values()].filter(({ question }) => host.isThere?.(question) ?? true);
  const shared = { port: host.port, submission, line, connection, nextId };
  return {
    lists,
    list(question) {
      const id = listId(question);
      const onRefused = (row: RefusedRow) => host.onRefused?.(formKeyOf(question), row);
      const list =
        lists.get(id) ?? createUploadList({ ...shared, question, answer: host.answer(question), onRefused });
      lists.set(id, list);
      return list;
    },
    withProblems: (store, problems) => withUploadProblems(store, problems, { lists }),
    async process(submission) {
      for (const list of listsThere()) list.release(submission);
      await line.settled();
      return listsThere().flatMap(failedUploads);
    },
    settled: line.settled,
    drop() {
      for (const list of lists.values()) list.drop();
      line.stopAll();
    },
  };
}

function failedUploads({ question, rows }: UploadList): readonly FailedUpload[] {
  const key = formKeyOf(question);
  return rows
    .getState()
    .flatMap((row) => (row.phase === 'failed' ? [{ key, file: row.file, message: row.message }] : []));
}

/** Returns 128 random bits as text. Does not use `randomUUID`, which browsers offer only on https pages. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
