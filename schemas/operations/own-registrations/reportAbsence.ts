import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const reportAbsence = defineOperation({
  name: 'report_absence',
  method: 'POST',
  group: 'own-registrations',
  access: 'user',
  summary:
    'Reports that a family member will miss a lesson, or takes the report back. The teacher sees it on the attendance sheet. A repeat changes nothing.',
  request: Type.Object({ club: Nid, uid: Uid, session: Nid, absent: Type.Boolean() }),
  response: envelope(Type.Null()),
});
