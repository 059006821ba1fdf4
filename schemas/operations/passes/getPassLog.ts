import { Type } from 'typebox';
import { PassMove } from '../../entities/pass.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getPassLog = defineOperation({
  name: 'get_pass_log',
  method: 'GET',
  group: 'passes',
  access: 'user',
  summary: "Lists the changes of credit of a person's passes at a club, the latest first.",
  request: Type.Object({ club: Nid, uid: Uid }),
  response: envelope(Type.Array(PassMove)),
});
