import * as v from 'valibot';
import type { OperationRequest } from '#schemas/operations.ts';
import { ApiFailure } from './apiFailure.ts';
import { callCredentials } from './bearer.ts';
import { operationUrl } from './operationUrl.ts';
import { readAnswer } from './readAnswer.ts';
import { readerOf } from './wire/readerOf.ts';
import { text } from './wire/text.ts';

/** The request's fields, with a `qid` of type text as in the engine. */
type FileFields = Omit<OperationRequest<'save_question_files'>, 'type' | 'auth' | 'qid'> & {
  readonly qid: string;
};

interface Sending {
  readonly signal: AbortSignal;
  /** Progress of the upload, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /**
   * Milliseconds without progress after which the upload is given up. A limit on the whole upload would fail on a slow line.
   */
  readonly patience?: number;
}

const readPath = readerOf(
  v.pipe(
    v.object({ file: v.pipe(text, v.nonEmpty()) }),
    v.transform(({ file }) => ({ path: file })),
  ),
);

/**
 * Uploads a file as the answer to a question, and reports its progress. `fetch` can't report the progress of an upload.
 * @throws {ApiFailure} or the abort of `signal`.
 */
export async function sendQuestionFile(
  file: File,
  fields: FileFields,
  sending: Sending,
): Promise<{ readonly path: string }> {
  sending.signal.throwIfAborted();
  const { status, body } = await sendForm(multipart(file, fields), sending);
  return readPath(readAnswer(status, body));
}

/** Puts the fields before the file, so that the server knows the purpose of the file before it accepts it. */
function multipart(file: File, fields: FileFields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ type: 'answer', ...fields })) form.set(name, String(value));
  form.set('file', file);
  return form;
}

function sendForm(
  form: FormData,
  { signal, onProgress, patience = 60_000 }: Sending,
): Promise<{ readonly status: number; readonly body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>();
  const request = new XMLHttpRequest();
  let stall: ReturnType<typeof setTimeout> | undefined;
  const endWith = (end: () => void) => () => {
    clearTimeout(stall);
    signal.removeEventListener('abort', abort);
    end();
  };
  const waitOn = () => {
    clearTimeout(stall);
    stall = setTimeout(() => {
      reject(new ApiFailure({ kind: 'timeout' }));
      request.abort();
    }, patience);
  };
  const abort = () => {
    reject(signal.reason);
    request.abort();
  };
  signal.addEventListener('abort', abort, { once: true });
  request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
    waitOn();
    if (lengthComputable) onProgress(loaded / total);
  });
  request.addEventListener('load', () => resolve({ status: request.status, body: request.responseText }));
  request.addEventListener('error', () => reject(new ApiFailure({ kind: 'offline' })));
  request.addEventListener(
    'loadend',
    endWith(() => {}),
  );
  const { credentials, headers } = callCredentials();
  request.open('POST', operationUrl('save_question_files'));
  request.withCredentials = credentials === 'include';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  waitOn();
  request.send(form);
  return promise;
}
