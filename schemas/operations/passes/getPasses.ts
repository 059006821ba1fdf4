import { Type } from 'typebox';
import { Pass, PassCard } from '../../entities/pass.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getPasses = defineOperation({
  name: 'get_passes',
  method: 'GET',
  group: 'passes',
  access: 'user',
  summary: 'Lists the passes of a person at a club, and the passes that can be bought.',
  request: Type.Object({ club: Nid, uid: Uid }),
  response: envelope(Type.Object({ cards: Type.Array(PassCard), offered: Type.Array(Pass) })),
});
