import { Type } from 'typebox';
import { PassSession } from '../../entities/pass.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getPassSessions = defineOperation({
  name: 'get_pass_sessions',
  method: 'GET',
  group: 'passes',
  access: 'user',
  summary: 'Lists the coming sessions of a club that accept a pass.',
  request: Type.Object({ club: Nid, uid: Uid }),
  response: envelope(Type.Array(PassSession)),
});
