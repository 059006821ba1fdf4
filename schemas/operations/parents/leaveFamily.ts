import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';

export const leaveFamily = defineOperation({
  name: 'leave_family',
  method: 'POST',
  group: 'parents',
  access: 'user',
  summary:
    'Takes the caller, a parent, out of a family with another parent. The members stay with the other parent, who becomes the holder where the caller was. The caller keeps the account, and is alone in it. Refused with `not-available` for the only parent.',
  request: Type.Object({}),
  response: envelope(Type.Literal(true)),
});
