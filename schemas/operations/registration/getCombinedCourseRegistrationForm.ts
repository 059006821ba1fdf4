import { Type } from 'typebox';
import { NewsletterEntry } from '../../entities/newsletterEntry.ts';
import { RegistrationSections } from '../../entities/registrationSection.ts';
import { defineOperation, envelope } from '../../operation.ts';
import { Nid, Qid, ShortText, Uid } from '../../scalars.ts';
import { CoupleCourse } from './coupleCourse.ts';
import { formAnswer } from './formAnswer.ts';

const some = { maxItems: 100, uniqueItems: true };

export const getCombinedCourseRegistrationForm = defineOperation({
  name: 'get_combined_course_registration_form',
  method: 'POST',
  group: 'registration',
  access: 'user',
  publicWhen: 'formPreview',
  summary:
    'The questions of the club and of the courses of these tariffs, with earlier answers of each person. As a preview it is for everybody: earlier answers then come along only for a `uid` that the caller may act for.',
  request: Type.Object({
    club: Nid,
    /** Needed but for a preview. */
    uid: Type.Optional(Uid),
    /** Others who are registered in the same go. */
    users: Type.Optional(Type.Array(Uid, { maxItems: 19, uniqueItems: true })),
    tariffs: Type.Optional(Type.Array(Nid, some)),
    /** A course as a whole, where no tariff is chosen yet. */
    course: Type.Optional(Nid),
    passes: Type.Optional(Type.Array(Nid, some)),
    coupleCourse: Type.Optional(CoupleCourse),
    /** Only the sections with these titles. */
    sections: Type.Optional(Type.Array(ShortText, some)),
    formPreview: Type.Optional(Type.Boolean()),
    /** Only these questions: what a club picked in its form editor. */
    questions: Type.Optional(Type.Array(Qid, { maxItems: 500, uniqueItems: true })),
    /** Asks what these federations ask of their members, too. */
    federations: Type.Optional(Type.Array(ShortText, some)),
    /** Shows in a preview what a course with tax certificates asks. */
    allowTaxCertificatePreview: Type.Optional(Type.Boolean()),
    nationalInsuranceNumber: Type.Optional(Type.Boolean()),
  }),
  response: envelope(RegistrationSections, {
    ...formAnswer,
    users: Type.Array(
      Type.Object({
        uid: Uid,
        name: Type.String(),
        sections: RegistrationSections,
        newsLetterStatus: Type.Array(NewsletterEntry),
      }),
      { description: 'Each person with the form of that person; `result` is that of the first' },
    ),
  }),
});
