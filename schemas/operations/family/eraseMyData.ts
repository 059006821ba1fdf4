import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';
import { CurrentPassword } from '../session/currentPassword.ts';

export const eraseMyData = defineOperation({
  name: 'erase_my_data',
  method: 'POST',
  group: 'family',
  access: 'user',
  summary:
    'Erases one family member, or with the uid of the caller the whole account: the caller and every member without an account of their own. Refused with `not-available` while an order of theirs still has to be paid. What the law obliges a club to keep stays, without a name. The session of an account that is erased is over.',
  request: Type.Object({ uid: Uid, password: CurrentPassword }),
  response: envelope(Type.Literal(true)),
});
