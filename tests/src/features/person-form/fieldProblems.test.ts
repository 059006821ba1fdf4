import { compileForm } from '@clubpoort/form-engine/headless';
import { expect, test } from 'vitest';
import { ApiFailure } from '#src/api/apiFailure.ts';
import { fieldProblems } from '#src/features/person-form/view/fieldProblems.ts';
import { personQuestions as ask } from '#src/features/person-form/view/personQuestions.ts';

const form = compileForm([{ title: '', fields: [ask.mail(), ask.phone()] }]);
const refused = (rest: object) =>
  new ApiFailure({ kind: 'refused', status: 409, errors: ['In gebruik'], problems: [], ...rest });

test('fieldProblems puts what the server refused at the field', () => {
  const error = refused({ problems: [{ uid: 0, key: 'phone', path: [], message: 'Nee' }] });
  expect(fieldProblems(error, form)).toMatchObject([
    { key: 'phone_0', label: 'Telefoonnummer', message: 'Nee', severity: 'error' },
  ]);
});

test('fieldProblems puts an address in use at the e-mail, from a backend that names no field too', () => {
  expect(fieldProblems(refused({ code: 'account-exists' }), form)).toMatchObject([
    { key: 'mail_0', message: 'In gebruik' },
  ]);
});

test('fieldProblems has nothing to say of a field that is not asked, nor of a server that fails', () => {
  expect(
    fieldProblems(refused({ problems: [{ uid: 0, key: 'sex', path: [], message: 'Nee' }] }), form),
  ).toEqual([]);
  expect(fieldProblems(new ApiFailure({ kind: 'offline' }), form)).toEqual([]);
});
