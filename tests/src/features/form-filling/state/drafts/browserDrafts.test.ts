import { expect, test } from 'vitest';
import { browserDrafts, choosePrivate } from '#src/features/form-filling/state/drafts/browserDrafts.ts';
import { forgetStored } from '#src/features/session/index.ts';
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
  const other = followed(5);
  const { signal } = new AbortController();
  await browserDrafts.portOf(other).save(other.key, { '11_0': 'An', '12_0': 'Pinda’s' }, signal);
  await browserDrafts.send();
  expect(saved).toEqual(['{"11_0":"An"}']);
});
