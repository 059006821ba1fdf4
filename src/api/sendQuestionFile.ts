import * as v from 'valibot';
import type { OperationRequest } from '#schemas/operations.ts';
import { ApiFailure } from './apiFailure.ts';
import { callCredentials } from './bearer.ts';
import { operationUrl } from './operationUrl.ts';
import { readAnswer } from './readAnswer.ts';
import { readerOf } from './wire/readerOf.ts';
import { text } from './wire/text.ts';

/** The question as the engine has it, whose `qid` is text. */
type FileFields = Omit<OperationRequest<'save_question_files'>, 'type' | 'auth' | 'qid'> & {
  readonly qid: string;
};

interface Sending {
  readonly signal: AbortSignal;
  /** 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /** Milliseconds without progress after which it is given up: how long a whole file may take depends on the line. */
  readonly patience?: number;
}

const readPath = readerOf(
  v.pipe(
    v.object({ file: v.pipe(text, v.nonEmpty()) }),
    v.transform(({ file }) => ({ path: file })),
  ),
);

/**
 * Keeps a file on the server that answers a question, and tells how far it is: `fetch` knows no progress of what it sends.
 *
 * @throws {ApiFailure}, or the abort of `signal`.
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

/** The fields go first: the server knows by them what the file is for before it takes it in. */
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
