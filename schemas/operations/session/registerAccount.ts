import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { PersonName } from '../../entities/personName.ts';
import { Phone } from '../../entities/phone.ts';
import { defineOperation } from '../../operation.ts';
import { IsoDate } from '../../scalars.ts';
import { NewPassword } from './newPassword.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const registerAccount = defineOperation({
  name: 'register_account',
  method: 'POST',
  group: 'session',
  access: 'public',
  summary:
    'Makes an account and logs it in. An address that has one already is refused in the words of the specification (5.1).',
  request: Type.Object({
    fname: PersonName,
    lname: PersonName,
    mail: Mail,
    password: NewPassword,
    birthdate: IsoDate,
    phone: Type.Optional(Phone),
    bearer: WantsBearer,
  }),
  response: sessionAnswer,
});
