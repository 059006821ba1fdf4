import type { NewAccount } from '#src/api/account.ts';
import type { PersonValues } from '../../person-form/index.ts';

/** The request for a new account. */
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
