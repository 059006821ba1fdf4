import type { UploadFailure, UploadPort, UploadTarget } from '@clubpoort/form-engine/headless';
import { refusalOf } from '#src/api/apiFailure.ts';
import { sendQuestionFile } from '#src/api/sendQuestionFile.ts';
import { failureText } from '../../failures/index.ts';

/** Temporary refusals: the server is busy with the same file or another file of the same person. */
const passingRefusals = new Set([409, 423]);

/** Uploads the files that answer one person's questions. */
export function uploadPort(uid: number): UploadPort {
  return {
    async send(file, { submission, onProgress, ...target }, signal) {
      try {
        return await sendQuestionFile(
          file,
          { ...addressOf(target), submission, uid },
          { signal, onProgress },
        );
      } catch (error) {
        signal.throwIfAborted();
        throw uploadFailure(error);
      }
    },
  };
}

/** The question that the answer of the form is stored under, and for a question in rows the way from its rows. */
function addressOf({
  qid,
  nid,
  groups: [outermost, ...inner] = [],
}: Pick<UploadTarget, 'qid' | 'nid' | 'groups'>) {
  if (!outermost) return { qid, nid };
  const inRow = [...inner, { qid, nid }].map((question) => `${question.qid}_${question.nid}`).join('/');
  return { qid: outermost.qid, nid: outermost.nid, inRow };
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
