import { expect, test } from 'vitest';
import { formProblems } from '#src/features/form-filling/view/saveOutcome.ts';

test('formProblems turns problems of the server into errors of the form', () => {
  expect(formProblems([{ uid: 8, key: '12_0', path: ['street'], message: 'Vul dit veld in' }])).toEqual([
    {
      key: '12_0',
      path: ['street'],
      message: 'Vul dit veld in',
      label: '',
      rule: 'context',
      severity: 'error',
    },
  ]);
});
