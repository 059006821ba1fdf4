import { Type } from 'typebox';
import { Subscription } from '../../entities/newsletterEntry.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

const statusByEmail = Type.Record(Type.String({ maxLength: 320 }), Subscription);

/** One person's form: answers by `qid_nid`, as the engine's payload has them. */
const registration = Type.Object({
  uid: Uid,
  qids: Type.Record(Type.String({ maxLength: 200 }), Type.Unknown(), { maxProperties: 2000 }),
  newsletter: Type.Optional(statusByEmail),
  communicationStatus: Type.Optional(Type.Record(Type.String({ pattern: '^[0-9]+$' }), statusByEmail)),
});

export const saveCombinedCourseRegistrationForm = defineOperation({
  name: 'save_combined_course_registration_form',
  method: 'POST',
  group: 'registration',
  access: 'user',
  summary:
    'Checks the answers by the rules of the form itself and keeps them, all persons or none. Broken rules come back as `problems` with status 422.',
  request: Type.Object({
    club: Nid,
    tariffs: Type.Array(Nid, { minItems: 1, maxItems: 100, uniqueItems: true }),
    privacyAccepted: Type.Literal(true),
    registrations: Type.Array(registration, { minItems: 1, maxItems: 20 }),
  }),
  response: envelope(Type.Array(Type.Object({ uid: Uid, answers: Type.Integer() }))),
});
