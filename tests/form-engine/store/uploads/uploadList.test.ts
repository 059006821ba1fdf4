import { describe, expect, it } from 'vitest';
import { pathsOf } from '#form-engine/src/questions/file/storedPaths.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { fieldOf } from '#form-engine/src/store/formStore.ts';
import { refuse } from '#form-engine/src/store/refuse.ts';
import { createFormUploads } from '#form-engine/src/store/uploads/formUploads.ts';
import type { UploadList } from '#form-engine/src/store/uploads/uploadList.ts';
import { withUploadProblems } from '#form-engine/src/store/uploads/uploadProblems.ts';
import { createUploadQueue } from '#form-engine/src/store/uploads/uploadQueue.ts';
import { anyNumber, idOf, phases, photo, settle } from './queueUnderTest.ts';

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
  refuse(store, withUploadProblems(store, [], uploads), 'browser');
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
