import { Type } from 'typebox';
import { Mail } from '../../entities/mail.ts';
import { PersonName } from '../../entities/personName.ts';
import { defineOperation } from '../../operation.ts';
import { Nid } from '../../scalars.ts';
import { sessionAnswer } from './sessionAnswer.ts';
import { WantsBearer } from './wantsBearer.ts';

export const openGuestSession = defineOperation({
  name: 'open_guest_session',
  method: 'POST',
  group: 'session',
  access: 'public',
  keepsPages: true,
  summary:
    'Lets somebody without an account buy tickets of a club that sells to guests. The session ends with the browser, or after a day. Never tells whether the address has an account. Somebody who has a session keeps it; a guest who ordered nothing yet corrects the name and the address. Validation errors are returned as `problems`, keyed by field.',
  request: Type.Object({ club: Nid, fname: PersonName, lname: PersonName, mail: Mail, bearer: WantsBearer }),
  response: sessionAnswer,
});
