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
    'Saves the attendance of a session as a whole: a participant who is left out loses the state. Refused with `conflict` if the attendance was saved after `version`, or if a named person is no participant.',
  request: Type.Object({
    session: Nid,
    version: Type.Integer({ minimum: 0, maximum: largestInteger }),
    attendance: Type.Array(Type.Object({ participant: Uid, state: AttendanceState }), { maxItems: 2000 }),
  }),
  response: envelope(TeacherSession),
});
