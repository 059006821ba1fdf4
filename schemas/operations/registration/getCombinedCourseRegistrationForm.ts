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
  keepsPages: true,
  publicWhen: 'formPreview',
  summary:
    "Returns the questions of the club and of the courses of these tariffs, with the earlier answers of each person. The preview is public: it includes earlier answers only for a `uid` of the caller's family.",
  request: Type.Object({
    club: Nid,
    /** Required except for a preview. */
    uid: Type.Optional(Uid),
    /** Other people who register at the same time. */
    users: Type.Optional(Type.Array(Uid, { maxItems: 19, uniqueItems: true })),
    tariffs: Type.Optional(Type.Array(Nid, some)),
    /** A course as a whole, before a tariff is chosen. */
    course: Type.Optional(Nid),
    passes: Type.Optional(Type.Array(Nid, some)),
    coupleCourse: Type.Optional(CoupleCourse),
    /** Limits the form to the sections with these titles. */
    sections: Type.Optional(Type.Array(ShortText, some)),
    formPreview: Type.Optional(Type.Boolean()),
    /** Limits the form to these questions, which a club chose in its form editor. */
    questions: Type.Optional(Type.Array(Qid, { maxItems: 500, uniqueItems: true })),
    /** Adds the questions of these federations for their members. */
    federations: Type.Optional(Type.Array(ShortText, some)),
    /** Includes in a preview the questions of a course with tax certificates. */
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
      { description: 'Form of each person; `result` is the form of the first' },
    ),
  }),
});
