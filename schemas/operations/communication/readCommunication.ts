import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { UrlName } from '../../scalars.ts';

export const readCommunication = defineOperation({
  name: 'read_communication',
  method: 'POST',
  group: 'communication',
  access: 'user',
  keepsPages: true,
  summary: 'Marks a message as read by the caller. Repeating it changes nothing.',
  request: Type.Object({ club: UrlName, message: UrlName }),
  response: envelope(Type.Null()),
});
