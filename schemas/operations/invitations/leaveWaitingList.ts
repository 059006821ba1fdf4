import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const leaveWaitingList = defineOperation({
  name: 'leave_waiting_list',
  method: 'POST',
  group: 'invitations',
  access: 'user',
  summary: 'Removes a person from a waiting list. An offered place goes to the next person.',
  request: Type.Object({ club: Nid, uid: Uid, tariff: Nid }),
  response: envelope(Type.Null()),
});
