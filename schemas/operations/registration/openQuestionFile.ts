import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';

export const openQuestionFile = defineOperation({
  name: 'open_question_file',
  method: 'GET',
  group: 'registration',
  access: 'user',
  answers: 'browser',
  summary: 'Downloads an uploaded answer, opened by the browser. For the family and for admins of the club.',
  request: Type.Object({ path: Type.String({ minLength: 1, maxLength: 500 }) }),
  response: Type.Object({}),
});
