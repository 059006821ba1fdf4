import { expect, test } from 'vitest';
import { ApiFailure, type Refused } from '#src/api/apiFailure.ts';
import { saveOutcome } from '#src/features/form-filling/view/saveOutcome.ts';

const problem = { uid: 8, key: '12_0', path: [], message: 'Vul dit veld in' };
const refused = (parts: Partial<Refused>) =>
  new ApiFailure({ kind: 'refused', status: 409, errors: ['Geweigerd.'], problems: [], ...parts });

test('saveOutcome is saved when the server stores the answers', async () => {
  expect(await saveOutcome(Promise.resolve())).toEqual({ kind: 'saved' });
});

test('saveOutcome reports a changed form before any other problem', async () => {
  const error = refused({ code: 'form-changed', problems: [problem] });
  expect(await saveOutcome(Promise.reject(error))).toEqual({ kind: 'form-changed' });
});

test('saveOutcome returns the problems of refused answers', async () => {
  const error = refused({ status: 422, code: 'invalid-answers', problems: [problem] });
  expect(await saveOutcome(Promise.reject(error))).toEqual({ kind: 'problems', problems: [problem] });
});

test.each([
  ['a refusal without problems', refused({ code: 'conflict' })],
  ['a refusal without code', refused({})],
  ['no connection', new ApiFailure({ kind: 'offline' })],
  ['any other error', new Error('x')],
])('saveOutcome throws %s, because a form cannot show it', async (_name, error) => {
  await expect(saveOutcome(Promise.reject(error))).rejects.toBe(error);
});
