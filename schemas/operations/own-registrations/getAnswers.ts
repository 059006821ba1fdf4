import { Type } from 'typebox';
import { GivenAnswers } from '../../entities/givenAnswers.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getAnswers = defineOperation({
  name: 'get_answers',
  method: 'GET',
  group: 'own-registrations',
  access: 'user',
  summary:
    'Loads what was answered for a registration, by the questions as they were asked, with the form to change what may change. Never a national number. Refused for a stopped registration.',
  request: Type.Object({ club: Nid, uid: Uid, registration: Nid }),
  response: envelope(GivenAnswers),
});
