import { Type } from 'typebox';
import { NewsletterEntry } from '../../entities/newsletterEntry.ts';
import { RegistrationSections } from '../../entities/registrationSection.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Uid } from '../../scalars.ts';

export const getCombinedCourseRegistrationForm = defineOperation({
  name: 'get_combined_course_registration_form',
  method: 'POST',
  group: 'registration',
  access: 'user',
  summary:
    'The questions of the club and of the courses of these tariffs, with earlier answers of the member.',
  request: Type.Object({
    club: Nid,
    uid: Uid,
    tariffs: Type.Array(Nid, { minItems: 1, maxItems: 100, uniqueItems: true }),
  }),
  response: envelope(RegistrationSections, {
    users: Type.Array(Type.Object({ uid: Uid, name: Type.String() })),
    courses: Type.Array(Type.Object({ nid: Nid, title: Type.String() }), {
      description: 'The courses that questions may belong to',
    }),
    newsLetterStatus: Type.Array(NewsletterEntry),
    custom: Type.Object({
      label: Type.Optional(Type.String()),
      question: Type.Optional(Type.String()),
      newsletter: Type.Optional(Type.Object({ help: Type.String() })),
    }),
  }),
});
