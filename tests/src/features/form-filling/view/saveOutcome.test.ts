import { expect, test } from 'vitest';
import { ApiFailure, type Refused } from '#src/api/apiFailure.ts';
import { saveOutcome } from '#src/features/form-filling/view/saveOutcome.ts';

const problem = { uid: 8, key: '12_0', path: [], message: 'Vul dit veld in' };
const refused = (parts: Partial<Refused>) =>
  new ApiFailure({ kind: 'refused', status: 409, errors: ['Geweigerd.'], problems: [], ...parts });

test('saveOutcome of answers that were kept', async () => {
  expect(await saveOutcome(Promise.resolve())).toEqual({ kind: 'saved' });
});

test('saveOutcome tells of a form that the club has changed, whatever else is wrong', async () => {
  const error = refused({ code: 'form-changed', problems: [problem] });
  expect(await saveOutcome(Promise.reject(error))).toEqual({ kind: 'form-changed' });
});

test('saveOutcome tells of answers that were refused', async () => {
  const error = refused({ status: 422, code: 'invalid-answers', problems: [problem] });
  expect(await saveOutcome(Promise.reject(error))).toEqual({ kind: 'problems', problems: [problem] });
});

test.each([
  ['a refusal without problems', refused({ code: 'conflict' })],
  ['a refusal without code', refused({})],
  ['no connection', new ApiFailure({ kind: 'offline' })],
  ['an error of its own', new Error('x')],
])('saveOutcome throws %s: no form can show it', async (_name, error) => {
  await expect(saveOutcome(Promise.reject(error))).rejects.toBe(error);
});
