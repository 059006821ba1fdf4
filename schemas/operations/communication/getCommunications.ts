import { Type } from 'typebox';
import { CommunicationSummary } from '../../entities/communication.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getCommunications = defineOperation({
  name: 'get_communications',
  method: 'GET',
  group: 'communication',
  access: 'user',
  summary:
    'Lists the messages of clubs to the caller and family, the newest first. Messages stay readable if the club blocks the caller from its pages.',
  request: Type.Object({}),
  response: envelope(Type.Array(CommunicationSummary)),
});
