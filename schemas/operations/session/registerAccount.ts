import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { PersonName } from '../../entities/personName.ts';
import { defineOperation } from '../../operation.ts';
import { GivenBirthdate } from '../../scalars.ts';
import { NewPassword } from './newPassword.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const registerAccount = defineOperation({
  name: 'register_account',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary:
    'Creates an account and logs it in. An address with an account is refused with the sentence of Specification 5.1. Validation errors are returned as `problems`, keyed by field.',
  request: Type.Object({
    fname: PersonName,
    lname: PersonName,
    mail: Mail,
    password: NewPassword,
    birthdate: GivenBirthdate,
    phone: Type.Optional(Type.String({ maxLength: 40 })),
    bearer: WantsBearer,
  }),
  response: sessionAnswer,
});
