import { Type } from 'typebox';
import { ManagedRegistrationDetail } from '../../entities/managedRegistration.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const readManagedRegistration = defineOperation({
  name: 'read_managed_registration',
  method: 'POST',
  group: 'management',
  access: 'user',
  keepsPages: true,
  summary:
    'Reads a registration, or an entry of a waiting list, with the answers and files of the person, for a manager of the club. When it shows answers about health, the action list of the club says who read them.',
  request: Type.Object({
    club: Nid,
    what: Type.Union([Type.Object({ registration: Nid }), Type.Object({ waiting: Nid })], {
      description: 'A registration, or an entry of a waiting list',
    }),
  }),
  response: envelope(ManagedRegistrationDetail),
});
