import type { OperationName } from '#schemas/operations.ts';
import { ApiFailure } from './apiFailure.ts';
import { callCredentials } from './bearer.ts';
import { operationUrl } from './operationUrl.ts';

export interface Sending {
  readonly signal: AbortSignal;
  /** Progress of the upload, 0 to 1. */
  readonly onProgress: (fraction: number) => void;
  /**
   * Milliseconds without progress after which the upload is given up. A limit on the whole upload would fail on a slow line.
   */
  readonly patience?: number;
}

/** Sends a form with a file, and reports its progress. `fetch` can't report the progress of an upload. */
export function sendForm(
  operation: OperationName,
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
  request.open('POST', operationUrl(operation));
  request.withCredentials = credentials === 'include';
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  waitOn();
  request.send(form);
  return promise;
}
