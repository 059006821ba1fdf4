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
    'Erases one family member or, with the uid of the caller, the whole account: the caller and every member without an own account. Refused with `not-available` while an order is unpaid. Records that the law obliges a club to keep stay, without a name. Erasing an account ends its session.',
  request: Type.Object({ uid: Uid, password: CurrentPassword }),
  response: envelope(Type.Literal(true)),
});
