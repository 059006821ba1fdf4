import { expect, test, vi } from 'vitest';
import { uploadPort } from '#src/features/form-filling/state/uploadPort.ts';

const refusal = (code: string) => JSON.stringify({ errors: ['Dat lukt niet.'], code });
const stored = JSON.stringify({ file: 'answers/a.pdf' });

/** Stubs XMLHttpRequest, which Node does not have. Returns the forms that are sent. */
function answerWith(status: number, responseText: string): readonly FormData[] {
  const sent: FormData[] = [];
  class AnsweredRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = responseText;
    open() {}
    abort() {}
    send(form: FormData) {
      sent.push(form);
      for (const name of [status === 0 ? 'error' : 'load', 'loadend']) this.dispatchEvent(new Event(name));
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  return sent;
}

const target = { qid: 'attest', nid: 0, submission: 'keer-1', onProgress: () => {} };

function send(signal = new AbortController().signal) {
  return uploadPort(8).send(new File(['x'], 'a.pdf'), target, signal);
}

test('uploadPort returns the path of a stored file', async () => {
  answerWith(200, stored);
  expect(await send()).toEqual({ path: 'answers/a.pdf' });
});

test.each([
  ['outside groups', [], { qid: 'attest', nid: '0' }],
  ['in a group of a course', [{ qid: '12', nid: 110 }], { qid: '12', nid: '110', inRow: 'attest_0' }],
  [
    'in a group of a group',
    [
      { qid: '12', nid: 110 },
      { qid: 'pets', nid: 0 },
    ],
    { qid: '12', nid: '110', inRow: 'pets_0/attest_0' },
  ],
])('uploadPort addresses a question %s by the question of the form', async (_where, groups, address) => {
  const sent = answerWith(200, stored);
  await uploadPort(8).send(new File(['x'], 'a.pdf'), { ...target, groups }, new AbortController().signal);
  const { file, ...fields } = Object.fromEntries(sent[0] ?? []);
  expect(fields).toEqual({ type: 'answer', ...address, submission: 'keer-1', uid: '8' });
  expect(file).toBeInstanceOf(File);
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
