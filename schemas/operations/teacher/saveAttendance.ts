import { Type } from 'typebox';
import { AttendanceState, TeacherSession } from '../../entities/teaching.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { largestInteger, Nid, Uid } from '../../scalars.ts';

export const saveAttendance = defineOperation({
  name: 'save_attendance',
  method: 'POST',
  group: 'teacher',
  access: 'user',
  summary:
    'Saves who was at a session, as a whole: who is left out has no state any more. Refused with `conflict` where it was saved since `version`, or where somebody is named who does not come.',
  request: Type.Object({
    session: Nid,
    version: Type.Integer({ minimum: 0, maximum: largestInteger }),
    attendance: Type.Array(Type.Object({ participant: Uid, state: AttendanceState }), { maxItems: 2000 }),
  }),
  response: envelope(TeacherSession),
});
