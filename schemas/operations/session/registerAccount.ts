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
    'Makes an account and logs it in. An address that has one already is refused in the words of the specification (5.1); broken rules come back as `problems`, with the field as key.',
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
