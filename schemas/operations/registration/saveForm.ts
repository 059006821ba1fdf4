import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid, UrlName } from '../../scalars.ts';
import { FormVersion, personAnswers } from './personAnswers.ts';

export const saveForm = defineOperation({
  name: 'save_form',
  method: 'POST',
  group: 'registration',
  access: 'public',
  commits: true,
  idempotent: true,
  summary:
    'Submits a form of a club, with the refusals of `save_combined_course_registration_form`. The `uid` may be absent only if the form needs no login.',
  request: Type.Object({
    club: Nid,
    form: UrlName,
    uid: Type.Optional(Uid),
    formVersion: Type.Optional(FormVersion),
    privacyAccepted: Type.Literal(true),
    ...personAnswers,
  }),
  response: envelope(Type.Object({ answers: Type.Integer() })),
});
