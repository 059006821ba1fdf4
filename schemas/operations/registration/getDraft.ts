import { Type } from 'typebox';
import { KeptDraft } from '../../entities/keptDraft.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { draftSubject } from './draftSubject.ts';

export const getDraft = defineOperation({
  name: 'get_draft',
  method: 'GET',
  group: 'registration',
  access: 'user',
  summary:
    'The draft that the account keeps of a form about a member of the family; null where it keeps none.',
  request: Type.Object(draftSubject),
  response: envelope(Type.Union([KeptDraft, Type.Null()])),
});
