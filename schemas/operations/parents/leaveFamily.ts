import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const leaveFamily = defineOperation({
  name: 'leave_family',
  method: 'POST',
  group: 'parents',
  access: 'user',
  summary:
    'Takes the caller, a parent, out of a family with another parent. The members stay with the other parent, who becomes the holder where the caller was. The caller keeps the account, and is alone in it. Refused with `not-available` for the only parent. With the `uid` of a child of another household, the caller ends what that household shares with the caller instead.',
  request: Type.Object({ uid: Type.Optional(Uid) }),
  response: envelope(Type.Literal(true)),
});
