import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Euros, Nid, Uid } from '../../scalars.ts';

export const changeRegistration = defineOperation({
  name: 'change_registration',
  method: 'POST',
  group: 'own-registrations',
  access: 'user',
  idempotent: true,
  commits: true,
  summary:
    'Moves a registration to another tariff of the club, all or nothing: takes the new place, frees the old one for the waiting list, and settles the difference. Refused when the place is gone or the difference is another than shown; the old registration then stays.',
  request: Type.Object({
    ...{ club: Nid, uid: Uid, registration: Nid },
    tariff: Nid,
    difference: Type.Number({ ...Euros, description: 'The difference that the person saw, in euros' }),
  }),
  response: envelope(Type.Object({ registration: Nid })),
});
