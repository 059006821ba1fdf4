import { compileForm } from '@clubpoort/form-engine/headless';
import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { personQuestions as ask } from '#src/features/person-form/view/personQuestions.ts';
import { fieldProblems } from '#src/features/person-form/view/personValues.ts';

const form = compileForm([{ title: '', fields: [ask.mail(), ask.phone()] }]);
const refused = (rest: object) =>
  new ApiFailure({ kind: 'refused', status: 409, errors: ['In gebruik'], problems: [], ...rest });

test('fieldProblems puts a refusal of the server at its field', () => {
  const error = refused({ problems: [{ uid: 0, key: 'phone', path: [], message: 'Nee' }] });
  expect(fieldProblems(error, form)).toMatchObject([
    { key: 'phone_0', label: 'Telefoonnummer', message: 'Nee', severity: 'error' },
  ]);
});

test('fieldProblems puts an address in use at the e-mail field, also when the backend names no field', () => {
  expect(fieldProblems(refused({ code: 'account-exists' }), form)).toMatchObject([
    { key: 'mail_0', message: 'In gebruik' },
  ]);
});

test('fieldProblems is empty for a field that is not asked and for a server that fails', () => {
  expect(
    fieldProblems(refused({ problems: [{ uid: 0, key: 'sex', path: [], message: 'Nee' }] }), form),
  ).toEqual([]);
  expect(fieldProblems(new ApiFailure({ kind: 'offline' }), form)).toEqual([]);
});
