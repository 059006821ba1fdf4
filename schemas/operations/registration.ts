import { type TSchema, Type } from 'typebox';
import { ClubSummary } from '../entities/club/club.ts';
import { Mail } from '../entities/people/mail.ts';
import { NewsletterEntry, Subscription } from '../entities/people/newsletterEntry.ts';
import { Form } from '../entities/registration/form.ts';
import { DraftText, KeptDraft } from '../entities/registration/keptDraft.ts';
import { RegistrationSections } from '../entities/registration/registrationSection.ts';
import { envelope, operationsOf } from '../operation.ts';
import { refusalProperties } from '../refusal.ts';
import { largestInteger, Nid, NidKey, Qid, ShortText, Uid, UrlName } from '../scalars.ts';

/** The partner for each tariff for couples. A partner from the family fills in a form as well. */
export const CoupleCourse = Type.Record(
  NidKey,
  Type.Object({
    type: Type.Optional(ShortText),
    role: Type.Optional(ShortText),
    fname: Type.Optional(ShortText),
    lname: Type.Optional(ShortText),
    mail: Type.Optional(Mail),
    uid: Type.Optional(Uid),
    cciid: Type.Optional(Nid),
  }),
  { maxProperties: 100 },
);

/** Which form a draft is of, and about whom. Every account has drafts of its own. */
const draftSubject = {
  club: Nid,
  uid: Uid,
  about: Type.String({
    ...{ minLength: 1, maxLength: 1100, pattern: '^[a-z0-9.-]+$' },
    description: 'The tariffs with dots between them, smallest first; for a form, `form-` and its url',
  }),
};

/** The fields beside the sections of every form. */
const formAnswer = {
  club: Type.Optional(ClubSummary),
  formVersion: Type.String({
    description: 'Version that changes with every change of a question; sent back with the answers',
  }),
  courses: Type.Array(Type.Object({ nid: Nid, title: Type.String() }), {
    description: 'Courses to which questions may belong',
  }),
  newsLetterStatus: Type.Array(NewsletterEntry),
  custom: Type.Object({
    label: Type.Optional(Type.String()),
    question: Type.Optional(Type.String()),
    newsletter: Type.Optional(Type.Object({ help: Type.String() })),
  }),
};

const scalars = [Type.Number(), Type.Boolean(), Type.Null()];
const Line = Type.Union([Type.String({ maxLength: 1_000 }), ...scalars]);
const partName = Type.String({ maxLength: 40 });
/**
 * A choice, a path or a line of an address. One more level of nesting is allowed, so that the engine can report a
 * wrong answer.
 */
const parts = [
  Type.String({ maxLength: 1_000 }),
  ...scalars,
  Type.Array(Line, { maxItems: 20 }),
  Type.Record(Type.String(), Line, { maxProperties: 20, propertyNames: partName }),
];
const Part = Type.Union(parts);

/** @param rows the rows of groups that an answer may have. */
function answerWith(rows: readonly TSchema[]): TSchema {
  return Type.Union([
    Type.String({ maxLength: 20_000 }),
    ...scalars,
    Type.Array(Type.Union([...parts, ...rows]), { maxItems: 5_000 }),
    Type.Record(Type.String(), Part, { maxProperties: 20, propertyNames: partName }),
  ]);
}

/** A row of a group: answers by `qid_nid`. */
function rowOf(answer: TSchema): TSchema {
  const propertyNames = Type.String({ maxLength: 200 });
  return Type.Record(Type.String(), answer, { maxProperties: 200, propertyNames });
}

/** Groups may be in groups, three deep. */
const innermost = rowOf(answerWith([]));
const limited = answerWith([rowOf(answerWith([rowOf(answerWith([innermost]))]))]);

/**
 * One answer on the wire: text, choices, the parts of an address, or the rows of a group. The engine checks it and reports
 * problems, so the contract only limits its size. A list may be as long as the longest list of options.
 */
const GivenAnswer = Type.Unsafe<unknown>(limited);

const statusByEmail = Type.Record(Mail, Subscription, {
  maxProperties: 20,
  propertyNames: Mail,
});

/** The fields of one person's form, as `buildPayload` of the engine writes them. */
export const personAnswers = {
  /** Answers by `qid_nid`. */
  qids: Type.Record(Type.String(), GivenAnswer, {
    maxProperties: 500,
    propertyNames: Type.String({ maxLength: 200 }),
  }),
  /** By e-mail address. */
  newsletter: Type.Optional(statusByEmail),
  /** By the club's nid, then by e-mail address. */
  communicationStatus: Type.Optional(Type.Record(NidKey, statusByEmail, { maxProperties: 20 })),
};

/** Version of the form that was filled in. The server refuses answers to an older version. */
const FormVersion = Type.String({ minLength: 1, maxLength: 100 });

const some = { maxItems: 100, uniqueItems: true };

export const registrationOperations = operationsOf('registration', {
  get_combined_course_registration_form: {
    method: 'POST',
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
  },
  save_combined_course_registration_form: {
    method: 'POST',
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
  },
  save_question_files: {
    method: 'POST',
    access: 'user',
    body: 'multipart',
    summary:
      'Stores a file as answer to a question: a multipart form with these fields and one part `file` (8,388,608 bytes at most), in any order. The fields before the file are validated before the file is read; `inRow` must be one of them. `file` in the response is the path to use as answer.',
    request: Type.Object({
      type: Type.Literal('answer'),
      qid: Qid,
      /** 0 for a general question. */
      nid: Type.Integer({ minimum: 0, maximum: largestInteger }),
      /**
       * For a question in the rows of a group: the keys (`qid_nid`) from the row to the question, joined by `/`. `qid` and `nid` are
       * then those of the outermost group.
       */
      inRow: Type.Optional(Type.String({ maxLength: 500 })),
      uid: Uid,
      /** Id of the submission to which the file belongs, generated by the browser. */
      submission: Type.String({ minLength: 1, maxLength: 100 }),
      /** Session token, for clients that can send it neither as a cookie nor as a bearer token. */
      auth: Type.Optional(Type.String({ maxLength: 512 })),
    }),
    response: Type.Object({ file: Type.String(), ...refusalProperties }),
  },
  open_question_file: {
    method: 'GET',
    access: 'user',
    answers: 'browser',
    summary:
      'Downloads an uploaded answer, opened by the browser. For the family and for admins of the club.',
    request: Type.Object({ path: Type.String({ minLength: 1, maxLength: 500 }) }),
    response: Type.Object({}),
  },
  get_forms: {
    method: 'GET',
    access: 'public',
    summary: 'Lists the forms of a club, including closed ones, sorted by title.',
    request: Type.Object({ club: Nid }),
    response: envelope(Type.Array(Form)),
  },
  get_draft: {
    method: 'GET',
    access: 'user',
    summary:
      'The draft that the account keeps of a form about a member of the family; null where it keeps none.',
    request: Type.Object(draftSubject),
    response: envelope(Type.Union([KeptDraft, Type.Null()])),
  },
  save_draft: {
    method: 'POST',
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
  },
  get_form: {
    method: 'GET',
    access: 'public',
    summary: 'Returns one form of a club with its questions and the earlier answers of the respondent.',
    request: Type.Object({ club: Nid, form: UrlName, uid: Type.Optional(Uid) }),
    response: envelope(RegistrationSections, { ...formAnswer, form: Form }),
  },
  save_form: {
    method: 'POST',
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
  },
});
