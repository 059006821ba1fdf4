import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const leaveWaitingList = defineOperation({
  name: 'leave_waiting_list',
  method: 'POST',
  group: 'invitations',
  access: 'user',
  summary: 'Takes somebody off a waiting list; an offered place goes to the next.',
  request: Type.Object({ club: Nid, uid: Uid, tariff: Nid }),
  response: envelope(Type.Null()),
});
