import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UrlName } from '../../scalars.ts';

export const readCommunication = defineOperation({
  name: 'read_communication',
  method: 'POST',
  group: 'communication',
  access: 'user',
  summary: 'The caller has opened a message: from now on it is read. Doing so again changes nothing.',
  request: Type.Object({ club: UrlName, message: UrlName }),
  response: envelope(Type.Null()),
});
