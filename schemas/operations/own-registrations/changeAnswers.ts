import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';
import { personAnswers } from '../registration/personAnswers.ts';

export const changeAnswers = defineOperation({
  name: 'change_answers',
  method: 'POST',
  group: 'own-registrations',
  access: 'user',
  commits: true,
  summary:
    'Changes answers of a registration, all or nothing, by the rules of the form. Refused for a stopped registration, for an answer that may not change, and with `conflict` where an answer is another than the person saw. A repeat changes nothing. The actions of the club keep the earlier answer, except one about health.',
  request: Type.Object({
    ...{ club: Nid, uid: Uid, registration: Nid },
    /** Only the changed answers, by `qid_nid`. */
    qids: personAnswers.qids,
    /** The answer that the person saw before, in the format of the wire; left out where there was none. */
    seen: personAnswers.qids,
  }),
  response: envelope(Type.Null()),
});
