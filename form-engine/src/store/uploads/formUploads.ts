import type { UploadList, UploadQuestion } from './uploadList.ts';
import type { FailedUpload, UploadHost, UploadQueue } from './uploadQueue.ts';
import { isUnderWay } from './uploadRow.ts';

/**
 * What a form knows of its uploads. The queue itself comes with the code of the first control for files; a form without
 * such a question never loads it.
 */
export interface FormUploads {
  /** The files of a question, in the form's one queue, which is made by whoever asks first. */
  list(question: UploadQuestion, createQueue: (host: UploadHost) => UploadQueue): UploadList;
  /** By question key; empty while no control for files was drawn. */
  lists(): ReadonlyMap<string, UploadList>;
  process(submission: string): Promise<readonly FailedUpload[]>;
  /** Is a file being sent, or waiting for its turn? */
  isUnderWay(): boolean;
  settled(): Promise<boolean>;
  drop(): void;
}

export function createFormUploads(host: UploadHost): FormUploads {
  let queue: UploadQueue | undefined;
  const lists: FormUploads['lists'] = () => queue?.lists ?? new Map();
  return {
    lists,
    list(question, createQueue) {
      queue ??= createQueue(host);
      return queue.list(question);
    },
    process: async (submission) => (await queue?.process(submission)) ?? [],
    isUnderWay: () => [...lists().values()].some(({ rows }) => rows.getState().some(isUnderWay)),
    settled: async () => (await queue?.settled()) ?? true,
    drop: () => queue?.drop(),
  };
}
