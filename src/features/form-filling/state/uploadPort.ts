import type { UploadFailure, UploadPort } from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';
import { sendQuestionFile } from '#src/api/sendQuestionFile.ts';
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

/** Whatever is no refusal never reached the server's own judgement: a page of a proxy, half an answer, no answer at all. */
function uploadFailure(error: unknown): UploadFailure {
  const refusal = refusalOf(error);
  return {
    retryable: refusal === undefined || passingRefusals.has(refusal.status),
    message: failureText(error),
  };
}
