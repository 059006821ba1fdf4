import { describe, expect, it } from 'vitest';
import { pathsOf } from '#form-engine/src/questions/building-blocks/storedPaths.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { fieldOf } from '#form-engine/src/store/formStore.ts';
import { refuse } from '#form-engine/src/store/refuse.ts';
import { createFormUploads } from '#form-engine/src/store/uploads/formUploads.ts';
import type { UploadList } from '#form-engine/src/store/uploads/uploadList.ts';
import { createUploadQueue } from '#form-engine/src/store/uploads/uploadQueue.ts';
import { anyNumber, idOf, phases, photo, queueUnderTest, settle } from './queueUnderTest.ts';

const attest = { qid: 'attest', nid: 0 };
const key = 'attest_0';

/** A form whose submit was refused because one of its files could not be sent. */
async function refusedForm() {
  const question = { ...attest, type: 'file', question: 'Attest' };
  const store = createFormStore(compileForm([{ title: '', fields: [question] }]));
  const uploads = createFormUploads({
    port: () => ({ send: () => Promise.reject({ retryable: false, message: 'Onleesbaar' }) }),
    mode: () => 'immediate',
    answer: () => ({
      read: () => pathsOf(fieldOf(store, key)?.getState().answer),
      write: (paths) => editAnswer(store, key, paths),
    }),
  });
  const connection = { isOnline: () => true, online: () => Promise.resolve() };
  const list = uploads.list(attest, (host) => createUploadQueue(host, connection));
  list.add([photo('a.jpg')], anyNumber);
  await settle();
  expect(phases(list)).toEqual(['a.jpg failed']);
  refuse(store, uploads.withProblems(store, []), 'browser');
  const shown = () => [
    store.shell.getState().refused.map((problem) => problem.key),
    fieldOf(store, key)?.getState().problems.length,
  ];
  expect(shown()).toEqual([[key], 1]);
  return { list, shown };
}

describe('uploadList of a form that was refused because of a failed file', () => {
  it.each<[string, (list: UploadList) => void]>([
    ['sent again', (list) => list.retry(idOf(list, 'a.jpg'))],
    ['removed', (list) => list.remove(idOf(list, 'a.jpg'))],
    ['followed by another file', (list) => list.add([photo('b.jpg')], anyNumber)],
  ])('removes the problem when the file is %s', async (_name, mend) => {
    const { list, shown } = await refusedForm();
    mend(list);
    expect(shown()).toEqual([[], 0]);
    await settle();
  });
});

describe('uploadList with the same file chosen twice', () => {
  it('sends it once, also from another choice, and sends another file of that name', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(attest);
    const [first, again] = [photo('a.jpg'), new File(['xxx'], 'a.jpg', { lastModified: 5 })];
    list.add([first], anyNumber);
    list.add([first], anyNumber);
    await settle();
    calls[0]?.arrive();
    await settle();
    list.add([new File([first], first.name, { lastModified: first.lastModified }), again], anyNumber);
    await settle();
    expect(calls.map(({ name }) => name)).toEqual(['a.jpg', 'a.jpg']);
    expect(phases(list)).toHaveLength(2);
  });

  it('sends it again where that failed, or after it was removed', async () => {
    const { queue, calls } = queueUnderTest();
    const list = queue.list(attest);
    const file = photo('a.jpg');
    list.add([file], anyNumber);
    await settle();
    calls[0]?.fail({ retryable: false, message: 'Onleesbaar' });
    await settle();
    expect(phases(list)).toEqual(['a.jpg failed']);
    list.add([file], anyNumber);
    await settle();
    expect(phases(list)).toEqual(['a.jpg sending']);
    list.remove(idOf(list, 'a.jpg'));
    list.add([file], anyNumber);
    await settle();
    expect(calls).toHaveLength(3);
  });
});
