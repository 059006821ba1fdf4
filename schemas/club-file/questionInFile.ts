import { type KindName, questionKinds } from '@clubpoort/form-engine/headless';
import { type Static, Type } from 'typebox';
import { Qid, UrlName } from '../scalars.ts';
import { CheckInFile } from './checkInFile.ts';
import { ConditionInFile, RowQid } from './conditionInFile.ts';
import { ExpressionInFile } from './expressionInFile.ts';
import { atItsUrl, Day, inFile, LongText, listOf, Name } from './inFile.ts';

const MinOrMax = Type.Union([
  Type.Number({ minimum: -1e12, maximum: 1e12 }),
  Type.String({ maxLength: 16 }),
  Type.Object({ today: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }) }),
]);

const Length = Type.Integer({ minimum: 1, maximum: 20_000 });
const Affix = Type.String({ minLength: 1, maxLength: 40 });

/** Settings of a kind of question, with the names of the wire. */
const ConfigInFile = inFile(
  {
    min: Type.Optional(MinOrMax),
    max: Type.Optional(MinOrMax),
    step: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1e12 })),
    unit: Type.Optional(Affix),
    min_age: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    min_length: Type.Optional(Length),
    max_length: Type.Optional(Length),
    pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 200 })),
    pattern_message: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
    other: Type.Optional(Type.Boolean()),
    examples: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 200 }),
    ),
    rows: Type.Optional(
      Type.Array(Type.Union([Name, inFile({ value: Name, label: Name })]), { minItems: 1, maxItems: 50 }),
    ),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: 20_000 })),
    default: Type.Optional(
      Type.Union([
        Type.String({ minLength: 1, maxLength: 20_000 }),
        Type.Number(),
        Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { minItems: 1 }),
      ]),
    ),
    prefix: Type.Optional(Affix),
    suffix: Type.Optional(Affix),
    expression: Type.Optional(ExpressionInFile),
    options_from: Type.Optional(
      inFile(
        {
          qid: Type.Union([Qid, Type.String({ minLength: 1, maxLength: 1000 })]),
          column: Type.Optional(RowQid),
        },
        {
          description:
            'Where the options come from: another question with several choices, or a group and a question in its rows. qid is its qid or its wording',
        },
      ),
    ),
    decimals: Type.Optional(Type.Integer({ minimum: 0, maximum: 10 })),
    repeat: Type.Optional(
      inFile(
        {
          min: Type.Optional(Type.Integer({ minimum: 0, maximum: 200 })),
          max: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
          label: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
        },
        { description: 'How often the questions of a group are asked, and the name of one row' },
      ),
    ),
  },
  {
    description:
      'Bounds: a number, a decimal, a day (YYYY-MM-DD, "today" or { "today": days }) a time (HH:MM) or a moment (YYYY-MM-DDTHH:MM); max is also the maximum number of files or of choices, or the number of stars; min the minimum number of choices. step and unit belong to a decimal or a slider; min_age is the minimum age of a birthdate, in years. The lengths, pattern and pattern_message belong to a text; other to choices; examples are suggestions for a text; text is the Markdown of a static text. default is the answer to begin with; prefix and suffix stand beside the field. expression and decimals belong to a computed number; repeat to a group.',
  },
);

/** A wording for whoever answers for another. */
const wordingForOther = (maxLength: number) =>
  Type.String({
    maxLength,
    default: '',
    pattern: '^([^{}]|\\{voornaam\\})*$',
    description:
      'The wording for somebody who fills in the form for another, such as a parent; {voornaam} stands for the first name of the other. Left out: the same wording for everybody',
  });

/** Kinds that no question asks by its type: those for a key of the profile, and the one for a type that nobody knows. */
const withoutType = ['birthdate', 'national_number', 'unknown'] as const;

/** Types that a group of a club file can't ask in its rows. */
const outsideRows = [
  ...questionKinds.filter((kind) => 'files' in kind).map(({ name }) => name),
  'group',
] as const;

type RowType = Exclude<KindName, (typeof withoutType)[number] | (typeof outsideRows)[number]>;

/** Types that a group can ask in each of its rows. */
const rowTypes = questionKinds
  .map(({ name }) => name)
  .filter((name): name is RowType => ![...withoutType, ...outsideRows].some((other) => other === name));

/** The properties that questions of a form and of a group share. */
const ofQuestion = {
  question: Type.String({ minLength: 1, maxLength: 1000 }),
  required: Type.Boolean({ default: false }),
  defaultKey: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 60,
      pattern: '^[a-z0-9_]+$',
      description:
        'Profile field that prefills the answer: fname, lname, birthdate, sex, nationality, address, phone, mail, emergency_contact, emergency_phone, national_insurance_number. pick_up names who picks up: nothing is prefilled, but a family may change the answer later',
    }),
  ),
  help: Type.String({ maxLength: 1000, default: '' }),
  placeholder: Type.String({ maxLength: 200, default: '' }),
  options: Type.Optional(
    Type.Array(
      Type.Union(
        [
          Name,
          inFile({
            value: Name,
            label: Name,
            visibleWhen: Type.Optional(ConditionInFile),
            image: Type.Optional(
              Type.String({
                maxLength: 2000,
                pattern: '^(https?://[^/?#\\\\]|/(?![/\\\\]))[^\\s\\\\]*$',
                description:
                  'Address of a picture of the option, of one choice or of several: http, https, or a path of the portal',
              }),
            ),
            imageAlt: Type.Optional(
              Type.String({
                minLength: 1,
                maxLength: 1000,
                description: 'What the picture shows, where the label does not say it',
              }),
            ),
          }),
        ],
        {
          description:
            'a text, or { "value": …, "label": … } if the stored value differs from the shown one, if it is offered under a condition, or if it has a picture',
        },
      ),
    ),
  ),
  config: Type.Optional(ConfigInFile),
  visibleWhen: Type.Optional(ConditionInFile),
  requiredWhen: Type.Optional(ConditionInFile),
  disabledWhen: Type.Optional(ConditionInFile),
  readOnlyWhen: Type.Optional(ConditionInFile),
  lockReason: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Why nobody can answer while disabledWhen or readOnlyWhen holds, shown with the question',
    }),
  ),
};

const checks = Type.Optional(Type.Array(CheckInFile, { minItems: 1, maxItems: 100 }));

/** A question of a group, asked once in each row. */
export const RowQuestionInFile = inFile({ qid: RowQid, type: Type.Enum([...rowTypes]), ...ofQuestion });
export type RowQuestionInFile = Static<typeof RowQuestionInFile>;

export const QuestionInFile = inFile({
  qid: Type.Optional(
    Type.Integer({
      ...Qid,
      description: 'Assigned by the server and written by an export. Leave it out for a new question.',
    }),
  ),
  type: Type.Enum([...rowTypes, ...outsideRows]),
  ...ofQuestion,
  questionForOther: wordingForOther(1000),
  fields: Type.Optional(
    Type.Array(RowQuestionInFile, { minItems: 1, description: 'Questions of a group, asked in each row' }),
  ),
  checks,
  courseInfo: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
  isForTeachers: Type.Boolean({
    default: false,
    description:
      'Shows the answers of participants to the teachers of the course; never a file or a national number',
  }),
  isSensitive: Type.Boolean({
    default: false,
    description:
      'The answer is about health: it is asked anew of every person, never copied between members of a family, shown to managers and teachers as a warning, and kept with an explicit consent',
  }),
  isConsent: Type.Optional(
    Type.Boolean({
      description:
        'The question asks a consent, for example to photos: it is asked anew of every person, and never copied between members of a family. It is no answer about health, also where isSensitive is set',
    }),
  ),
  changeable: Type.Optional(
    Type.Union([Type.Boolean(), Day], {
      description:
        'Whether a family may change the answer after the registration: true, false, or the last day on which it may. Left out: answers about health, consents, whom to call in an emergency and who picks up may change, and others may not',
    }),
  ),
  keptUntil: Type.Optional(
    Type.Enum(['activity', 'season', 'year'], {
      description:
        'When the answers are deleted: after the course or activity, after the season (31 August), or after a year. Left out: a sensitive answer after the season, any other two years after the last lesson, and those of a form outside courses after a year',
    }),
  ),
});
export type QuestionInFile = Static<typeof QuestionInFile>;

const questions = Type.Array(QuestionInFile, { minItems: 1 });

const ofSection = {
  title: Name,
  titleForOther: wordingForOther(120),
  step: Type.Boolean({
    default: false,
    description:
      'Starts a step of the form; the sections after it belong to the same step, up to the next one',
  }),
  visibleWhen: Type.Optional(ConditionInFile),
  checks,
};

/** Section of the registration form: for everybody, for one course, or for a federation's members. */
export const SectionInFile = inFile({
  ...ofSection,
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
  state: Type.Optional(
    Type.Enum(['draft', 'closed'], {
      description:
        'draft: only managers see the form; closed: nobody can send it, whatever its days. Left out: its days decide',
    }),
  ),
  sections: listOf(inFile({ ...ofSection, questions })),
});
export type FormInFile = Static<typeof FormInFile>;
