import type { UploadFailure, UploadPort } from '@clubpoort/form-engine/headless';
import { isPassing, refusalOf } from '../../../api/apiFailure.ts';
import { sendQuestionFile } from '../../../api/sendQuestionFile.ts';
import { failureText } from '../../failures/index.ts';

/** Busy with the same file, or with another one of the same person: it may be free in a moment. */
const passingRefusals = new Set([409, 423]);

/** Keeps the files that answer the questions of one person. */
export function uploadPort(uid: number): UploadPort {
  return {
    async send(file, { qid, nid, submission, onProgress }, signal) {
      try {
        return await sendQuestionFile(file, { qid, nid, submission, uid }, { signal, onProgress });
      } catch (error) {
        signal.throwIfAborted();
        throw uploadFailure(error);
      }
    },
  };
}

function uploadFailure(error: unknown): UploadFailure {
  const isBusy = passingRefusals.has(refusalOf(error)?.status ?? 0);
  return { retryable: isPassing(error) || isBusy, message: failureText(error) };
}
