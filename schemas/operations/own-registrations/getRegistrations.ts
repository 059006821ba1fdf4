import { Type } from 'typebox';
import { OwnRegistrations } from '../../entities/ownRegistration.ts';
import { defineOperation, envelope } from '../../operation.ts';

export const getRegistrations = defineOperation({
  name: 'get_registrations',
  method: 'GET',
  group: 'own-registrations',
  access: 'user',
  summary:
    'Lists the registrations for lessons of the caller and family at every club that are not over, by next lesson, and the places on waiting lists. Tickets have an operation of their own.',
  request: Type.Object({}),
  response: envelope(OwnRegistrations),
});
