import { expect, test } from 'vitest';
import { browserDrafts, choosePrivate } from '#src/features/form-filling/state/drafts/browserDrafts.ts';
import { forgetStored } from '#src/features/session/index.ts';
import { markLogin } from '#src/features/session/state/loginMark.ts';
import { localTexts } from '#src/platform/storage/storage.ts';
import { answeringServer, answerJson } from '#tests/src/api/answeringServer.ts';

test('browserDrafts forgets with the device that an account keeps answers about health', async () => {
  const saved: string[] = [];
  await answeringServer((request, response) => {
    if (request.url?.includes('save_draft')) saved.push(JSON.parse(request.body).answers);
    answerJson(response, 200, { result: { answers: null, age: 0 } });
  });
  const followed = (login: number) => ({
    key: `${login}-2-8-1021`,
    of: { club: 8, uid: 2, about: '1021' },
    privateKeys: new Set(['12_0']),
  });
  choosePrivate(followed(1), true);
  // Another account logs in after a session that expired, without a reload.
  forgetStored();
  markLogin(5, 1000);
  const other = followed(5);
  const { signal } = new AbortController();
  await browserDrafts.portOf(other).save(other.key, { '11_0': 'An', '12_0': 'Pinda’s' }, signal);
  await browserDrafts.send();
  expect(saved).toEqual(['{"11_0":"An"}']);
});

test('browserDrafts stores nothing on the device once its account logged out in another tab', async () => {
  const draft = { key: '1-2-8-1021', of: { club: 8, uid: 2, about: '1021' }, privateKeys: new Set<string>() };
  const { signal } = new AbortController();
  const { save, load } = browserDrafts.portOf(draft);
  markLogin(1, 1000);
  await save(draft.key, { '11_0': 'An' }, signal);
  expect(localTexts.read(`draft.${draft.key}`)).toBe('{"11_0":"An"}');
  // Another tab shares local storage alone.
  localTexts.clear();
  await save(draft.key, { '11_0': 'An Peeters' }, signal);
  expect(localTexts.read(`draft.${draft.key}`)).toBeUndefined();
  expect(await load(draft.key, signal)).toBeUndefined();
});
