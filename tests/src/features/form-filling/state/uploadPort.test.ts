import { expect, test, vi } from 'vitest';
import { uploadPort } from '#src/features/form-filling/state/uploadPort.ts';

const refusal = (code: string) => JSON.stringify({ errors: ['Dat lukt niet.'], code });
const stored = JSON.stringify({ file: 'answers/a.pdf' });

/** Stubs XMLHttpRequest, which Node does not have. */
function answerWith(status: number, responseText: string): void {
  class AnsweredRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = responseText;
    open() {}
    abort() {}
    send() {
      for (const name of [status === 0 ? 'error' : 'load', 'loadend']) this.dispatchEvent(new Event(name));
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
}

function send(signal = new AbortController().signal) {
  const target = { qid: 'attest', nid: 0, submission: 'keer-1', onProgress: () => {} };
  return uploadPort(8).send(new File(['x'], 'a.pdf'), target, signal);
}

test('uploadPort returns the path of a stored file', async () => {
  answerWith(200, stored);
  expect(await send()).toEqual({ path: 'answers/a.pdf' });
});

test.each([
  ['is busy with another file of the person', 409, refusal('conflict'), true],
  ['has locked the file', 423, refusal('conflict'), true],
  ['refuses the file', 422, refusal('file-refused'), false],
  ['finds the file too large', 413, refusal('too-large'), false],
  ['accepts no more files of the person', 429, refusal('too-many-requests'), false],
  ['has closed the club', 403, refusal('forbidden'), false],
  ['fails', 500, refusal('internal'), true],
  ['is a proxy that answers an HTML page', 502, '<html>', true],
  ['sends truncated JSON', 200, '{"file":', true],
  ['is unreachable', 0, '', true],
])('uploadPort decides whether to retry when the server %s', async (_name, status, body, retryable) => {
  answerWith(status, body);
  await expect(send()).rejects.toMatchObject({ retryable, message: expect.stringMatching(/\w/) });
});

test('uploadPort rethrows the reason of an abort, which is not a failure', async () => {
  answerWith(200, stored);
  const reason = new Error('stopped');
  await expect(send(AbortSignal.abort(reason))).rejects.toBe(reason);
});
