import { Type } from 'typebox';
import { defineOperation } from '../../operation.ts';
import { refusalProperties } from '../../refusal.ts';
import { Qid, Uid } from '../../scalars.ts';

export const saveQuestionFiles = defineOperation({
  name: 'save_question_files',
  method: 'POST',
  group: 'registration',
  access: 'user',
  commits: true,
  body: 'multipart',
  summary:
    'Keeps a file that answers a question: a multipart form with these fields and the one part `file` (8,388,608 bytes at most), in any order; what stands before the file is checked before the file is read. `file` in the answer is the path that becomes the answer.',
  request: Type.Object({
    type: Type.Literal('answer'),
    qid: Qid,
    /** 0: a general question. */
    nid: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    uid: Uid,
    /** Which submission of a form the file belongs to, made up by the browser. */
    submission: Type.String({ minLength: 1, maxLength: 100 }),
    /** A token beside cookie and bearer, from clients that know no better place. */
    auth: Type.Optional(Type.String({ maxLength: 512 })),
  }),
  response: Type.Object({ file: Type.String(), ...refusalProperties }),
});
