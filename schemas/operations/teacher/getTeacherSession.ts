import { Type } from 'typebox';
import { TeacherSession } from '../../entities/teaching.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid } from '../../scalars.ts';

export const getTeacherSession = defineOperation({
  name: 'get_teacher_session',
  method: 'GET',
  group: 'teacher',
  access: 'user',
  summary: 'Returns the participants of a session. Only for the teachers of its course.',
  request: Type.Object({ session: Nid }),
  response: envelope(TeacherSession),
});
