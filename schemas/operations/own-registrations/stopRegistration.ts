import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const stopRegistration = defineOperation({
  name: 'stop_registration',
  method: 'POST',
  group: 'own-registrations',
  access: 'user',
  idempotent: true,
  summary:
    "Stops a registration by the club's rule, or asks the club to stop it. Refused when the rule meanwhile allows something else than `how`. A stopped place goes to the waiting list first.",
  request: Type.Object({
    ...{ club: Nid, uid: Uid, registration: Nid },
    how: Type.Enum(['now', 'ask'], { description: 'What the person agreed to' }),
    reason: Type.String({ maxLength: 500 }),
  }),
  response: envelope(Type.Object({ state: Type.Enum(['stopped', 'asked']) })),
});
