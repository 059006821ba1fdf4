import type { UploadPort } from '../../ports.ts';
import { questionKey } from '../../sections/questionKey.ts';
import type { Connection } from './sendFile.ts';
import { createUploadLine } from './uploadLine.ts';
import { createUploadList, type UploadList, type UploadQuestion } from './uploadList.ts';
import type { RefusedRow } from './uploadRow.ts';
import type { UploadAnswer } from './uploadRows.ts';

/** A file that could not be sent. */
export interface FailedUpload {
  /** Of its question. */
  readonly key: string;
  /** As it was chosen. */
  readonly file: File;
  /** Why, in Dutch; `''` where the port gave no reason. */
  readonly message: string;
}

/** Whoever holds a queue. Asked anew each time, so that another port or mode counts from then on. */
export interface UploadHost {
  readonly port: () => UploadPort | undefined;
  /** `'manual'`: files wait until `process`. */
  readonly mode: () => 'immediate' | 'manual';
  readonly answer: (key: string) => UploadAnswer;
  /** Told of each chosen file that can't be added. */
  readonly onRefused?: (key: string, row: RefusedRow) => void;
}

/** All uploads of one form: at most two at once, however many questions ask for files (Specification 4.7). */
export interface UploadQueue {
  /** The files of a question: the same list each time. */
  list(question: UploadQuestion): UploadList;
  /** By question key. */
  readonly lists: ReadonlyMap<string, UploadList>;
  /** Sends what is held under this submission. Resolves when nothing is under way any more, with every file that failed. */
  process(submission: string): Promise<readonly FailedUpload[]>;
  /** Resolves when nothing is under way; with `false` where everything was dropped meanwhile. */
  settled(): Promise<boolean>;
  /** Aborts and forgets every file that isn't stored: the form was reset, or is gone. */
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
  const shared = { port: host.port, submission, line, connection, nextId };
  return {
    lists,
    list(question) {
      const key = questionKey(question.qid, question.nid);
      const onRefused = (row: RefusedRow) => host.onRefused?.(key, row);
      const list =
        lists.get(key) ?? createUploadList({ ...shared, question, answer: host.answer(key), onRefused });
      lists.set(key, list);
      return list;
    },
    async process(submission) {
      for (const list of lists.values()) list.release(submission);
      await line.settled();
      return [...lists].flatMap(([key, list]) => failedUploads(key, list));
    },
    settled: line.settled,
    drop() {
      for (const list of lists.values()) list.drop();
      line.stopAll();
    },
  };
}

function failedUploads(key: string, { rows }: UploadList): readonly FailedUpload[] {
  return rows
    .getState()
    .flatMap((row) => (row.phase === 'failed' ? [{ key, file: row.file, message: row.message }] : []));
}

/** 128 random bits. Not `randomUUID`, which a browser keeps from pages without https. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
