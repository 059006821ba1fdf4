import { Type } from 'typebox';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, ShortText, Uid } from '../../scalars.ts';
import { CoupleCourse } from './coupleCourse.ts';
import { FormVersion, personAnswers } from './personAnswers.ts';

export const saveCombinedCourseRegistrationForm = defineOperation({
  name: 'save_combined_course_registration_form',
  method: 'POST',
  group: 'registration',
  access: 'user',
  idempotent: true,
  summary:
    'Validates the answers by the rules of the form and saves them for all people or none. Validation errors are returned as `problems` with status 422, a form that changed meanwhile as `form-changed` with status 409.',
  request: Type.Object({
    club: Nid,
    tariffs: Type.Array(Nid, { maxItems: 100, uniqueItems: true }),
    passes: Type.Optional(Type.Array(Nid, { maxItems: 100, uniqueItems: true })),
    coupleCourse: Type.Optional(CoupleCourse),
    federations: Type.Optional(Type.Array(ShortText, { maxItems: 100, uniqueItems: true })),
    nationalInsuranceNumber: Type.Optional(Type.Boolean()),
    formVersion: Type.Optional(FormVersion),
    privacyAccepted: Type.Literal(true),
    registrations: Type.Array(Type.Object({ uid: Uid, ...personAnswers }), { minItems: 1, maxItems: 20 }),
  }),
  response: envelope(Type.Array(Type.Object({ uid: Uid, answers: Type.Integer() }))),
});
