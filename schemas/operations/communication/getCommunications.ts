import { Type } from 'typebox';
import { CommunicationSummary } from '../../entities/communication.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getCommunications = defineOperation({
  name: 'get_communications',
  method: 'GET',
  group: 'communication',
  access: 'user',
  summary:
    'The messages of clubs to the caller and family, the newest first. A club that closed its pages for the caller still has its messages read.',
  request: Type.Object({}),
  response: envelope(Type.Array(CommunicationSummary)),
});
