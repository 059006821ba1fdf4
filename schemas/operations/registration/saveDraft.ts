import { Type } from 'typebox';
import { DraftText, KeptDraft } from '../../entities/keptDraft.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { draftSubject } from './draftSubject.ts';

export const saveDraft = defineOperation({
  name: 'save_draft',
  method: 'POST',
  group: 'registration',
  access: 'user',
  summary:
    'Keeps the draft of a form for the other devices of the account, or without `answers` that it was sent or discarded, unless a newer change is kept already. Answers with the draft that stands. The portal leaves out answers about health, unless the person chose otherwise.',
  request: Type.Object({
    ...draftSubject,
    answers: Type.Optional(DraftText),
    age: Type.Integer({
      ...{ minimum: 0, maximum: 2_592_000_000 },
      description: 'Milliseconds since the person made the change, by the clock of the device',
    }),
  }),
  response: envelope(KeptDraft),
});
