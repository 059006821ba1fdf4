import { type Static, Type } from 'typebox';
import { Qid, UrlName } from '../scalars.ts';
import { atItsUrl, Day, inFile, LongText, listOf, Name } from './inFile.ts';

const Answer = Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()], {
  description: 'a text, a number, true or false',
});

/** Shows a question when the answer to another one equals a value, is one of several, or is not empty. */
export const ConditionInFile = inFile({
  qid: Type.Optional(Qid),
  question: Type.Optional(Type.String({ description: 'Wording of the other question, instead of its qid' })),
  course: Type.Optional(UrlName),
  equals: Type.Optional(Answer),
  in: Type.Optional(Type.Array(Answer, { minItems: 1 })),
  filled: Type.Optional(Type.Boolean()),
});
export type ConditionInFile = Static<typeof ConditionInFile>;

export const QuestionInFile = inFile({
  qid: Type.Optional(
    Type.Integer({
      ...Qid,
      description: 'Assigned by the server and written by an export. Leave it out for a new question.',
    }),
  ),
  type: Type.Enum([
    'text',
    'textarea',
    'email',
    'phone',
    'number',
    'decimal',
    'date',
    'time',
    'iban',
    'url',
    'rating',
    'radio',
    'select',
    'select_multiple',
    'checkbox',
    'address',
    'nationality',
    'file',
    'image',
  ]),
  question: Type.String({ minLength: 1, maxLength: 1000 }),
  required: Type.Boolean({ default: false }),
  defaultKey: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '^[a-z0-9_]+$',
      description:
        'Profile field that prefills the answer: fname, lname, birthdate, sex, nationality, address, phone, mail, national_insurance_number',
    }),
  ),
  help: Type.String({ maxLength: 1000, default: '' }),
  placeholder: Type.String({ maxLength: 200, default: '' }),
  options: Type.Optional(
    Type.Array(
      Type.Union([Name, inFile({ value: Name, label: Name })], {
        description: 'a text, or { "value": …, "label": … } if the stored value differs from the shown one',
      }),
    ),
  ),
  config: Type.Optional(
    inFile(
      {
        min: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        max: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
        min_age: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
      },
      {
        description:
          'Bounds of a number; max is also the maximum number of files. min_age is the minimum age of a birthdate, in years',
      },
    ),
  ),
  courseInfo: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  visibleWhen: Type.Optional(ConditionInFile),
  isForTeachers: Type.Boolean({
    default: false,
    description:
      'Shows the answers of participants to the teachers of the course; never a file or a national number',
  }),
});
export type QuestionInFile = Static<typeof QuestionInFile>;

const questions = Type.Array(QuestionInFile, { minItems: 1 });

/** Section of the registration form: for everybody, for one course, or for a federation's members. */
export const SectionInFile = inFile({
  title: Name,
  course: Type.Optional(UrlName),
  federation: Type.Optional(Name),
  questions,
});
export type SectionInFile = Static<typeof SectionInFile>;

/** A form outside any course. */
export const FormInFile = inFile({
  ...atItsUrl,
  description: LongText,
  needsLogin: Type.Boolean({ default: false }),
  opensOn: Type.Optional(Day),
  closesOn: Type.Optional(Day),
  sections: listOf(inFile({ title: Name, questions })),
});
export type FormInFile = Static<typeof FormInFile>;
