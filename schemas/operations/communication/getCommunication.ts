import { Type } from 'typebox';
import { Communication } from '../../entities/communication.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { UrlName } from '../../scalars.ts';

export const getCommunication = defineOperation({
  name: 'get_communication',
  method: 'GET',
  group: 'communication',
  access: 'user',
  summary:
    'Returns one complete message to the caller or family. A message to others, or one that the club has withdrawn, is not found.',
  request: Type.Object({ club: UrlName, message: UrlName }),
  response: envelope(Communication),
});
