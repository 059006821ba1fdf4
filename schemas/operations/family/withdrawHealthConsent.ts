import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Uid } from '../../scalars.ts';

export const withdrawHealthConsent = defineOperation({
  name: 'withdraw_health_consent',
  method: 'POST',
  group: 'family',
  access: 'user',
  summary:
    'Withdraws the consents about health of one person at all clubs, and deletes the answers and files that they are about, also in forms that were sent before.',
  request: Type.Object({ uid: Uid }),
  response: envelope(
    Type.Object({ deleted: Type.Integer({ minimum: 0, description: 'Number of deleted answers' }) }),
  ),
});
