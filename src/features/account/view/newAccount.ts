import type { NewAccount } from '#src/api/account.ts';
import type { PersonValues } from '../../person-form/index.ts';

/** What is sent of the answers: the repeated password has done its work. */
export function newAccount(values: PersonValues): NewAccount {
  const phone = values.text('phone');
  return {
    fname: values.text('fname'),
    lname: values.text('lname'),
    mail: values.text('mail'),
    password: values.text('password'),
    birthdate: values.text('birthdate'),
    ...(phone !== '' && { phone }),
  };
}
