import type { Problem } from '../../questions/question-kind/problem.ts';
import type { FormStore } from '../formStore.ts';
import type { UploadList, UploadQuestion } from './uploadList.ts';
import type { FailedUpload, UploadHost, UploadQueue } from './uploadQueue.ts';
import { isUnderWay } from './uploadRow.ts';

/**
 * The uploads of a form. The queue's code is lazy-loaded with the first control for files, so a form without files
 * never loads it.
 */
export interface FormUploads {
  /** The files of a question, in the form's single queue. The first call creates the queue. */
  list(question: UploadQuestion, createQueue: (host: UploadHost) => UploadQueue): UploadList;
  /** Lists by question, and by row; empty before the first control for files is drawn. */
  lists(): ReadonlyMap<string, UploadList>;
  /** Adds the problems of uploads to those of a form. Its code is that of the queue: a form without files has none. */
  withProblems(store: FormStore, problems: readonly Problem[]): readonly Problem[];
  process(submission: string): Promise<readonly FailedUpload[]>;
  /** Whether a file is being sent or is queued. */
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
    withProblems: (store, problems) => queue?.withProblems(store, problems) ?? problems,
    process: async (submission) => (await queue?.process(submission)) ?? [],
    isUnderWay: () => [...lists().values()].some(({ rows }) => rows.getState().some(isUnderWay)),
    settled: async () => (await queue?.settled()) ?? true,
    drop: () => queue?.drop(),
  };
}
