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
    'One message to the caller or family, whole. Somebody else’s is not found, nor is one that the club has withdrawn.',
  request: Type.Object({ club: UrlName, message: UrlName }),
  response: envelope(Communication),
});
