import { expect, test } from 'vitest';
import { newAccount } from '#src/features/account/view/newAccount.ts';
import { personValues } from '#src/features/person-form/view/personValues.ts';

test('newAccount sends the password once, and leaves out an empty phone number', () => {
  const answers = {
    fname_0: 'Nele',
    lname_0: 'Janssens',
    mail_0: 'nele@example.org',
    password_0: 'een lange zin',
    repeated_0: 'een lange zin',
    birthdate_0: '1986-01-02',
  };
  expect(newAccount(personValues(answers))).toEqual({
    fname: 'Nele',
    lname: 'Janssens',
    mail: 'nele@example.org',
    password: 'een lange zin',
    birthdate: '1986-01-02',
  });
  expect(newAccount(personValues({ ...answers, phone_0: '+32 470123456' })).phone).toBe('+32 470123456');
});
