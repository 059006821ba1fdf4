import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';

export const openQuestionFile = defineOperation({
  name: 'open_question_file',
  method: 'GET',
  group: 'registration',
  access: 'user',
  answers: 'browser',
  summary:
    'Opened by the browser: a file that answered a question, always as a download. For its family and for who administers the club.',
  request: Type.Object({ path: Type.String({ minLength: 1, maxLength: 500 }) }),
  response: Type.Object({}),
});
