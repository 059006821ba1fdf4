import type { UploadFailure, UploadPort } from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';
import { sendQuestionFile } from '#src/api/sendQuestionFile.ts';
import { failureText } from '../../failures/index.ts';

/** Temporary refusals: the server is busy with the same file or another file of the same person. */
const passingRefusals = new Set([409, 423]);

/** Uploads the files that answer one person's questions. */
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

/**
 * Maps an error to an upload failure. An error that is no refusal never reached the server's judgement (a proxy page, a
 * broken answer), so a retry may help.
 */
function uploadFailure(error: unknown): UploadFailure {
  const refusal = refusalOf(error);
  return {
    retryable: refusal === undefined || passingRefusals.has(refusal.status),
    message: failureText(error),
  };
}
