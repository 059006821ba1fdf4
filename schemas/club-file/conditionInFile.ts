import { type Static, Type } from 'typebox';
import { Qid, UrlName } from '../scalars.ts';
import { inFile } from './inFile.ts';

/** The name of a question of a group, which its answers are stored by. */
export const RowQid = Type.String({
  maxLength: 40,
  pattern: '^[a-z][a-z0-9_]*$',
  description: 'Name of the question in its group. Keep it: answers are stored by it.',
});

const Answer = Type.Union([Type.String({ maxLength: 1000 }), Type.Number(), Type.Boolean()], {
  description: 'a text, a number, true or false',
});

const Bound = Type.Union([Type.Number(), Type.String({ maxLength: 16 })], {
  description: 'a number, a day as YYYY-MM-DD, a moment as YYYY-MM-DDTHH:MM, or "today"',
});

const Age = Type.Integer({ minimum: 0, maximum: 1000, description: 'Years' });

/** A condition on answers to other questions: one test, or several combined by `all`, `any` and `not`. */
export interface ConditionInFile {
  all?: ConditionInFile[];
  any?: ConditionInFile[];
  not?: ConditionInFile;
  qid?: number | string;
  question?: string;
  course?: string;
  equals?: Static<typeof Answer>;
  in?: Static<typeof Answer>[];
  filled?: boolean;
  contains?: string | number;
  gt?: Static<typeof Bound>;
  gte?: Static<typeof Bound>;
  lt?: Static<typeof Bound>;
  lte?: Static<typeof Bound>;
  age_gte?: number;
  age_lt?: number;
}

/** A condition inside another one. The reader of the file checks it against `ConditionInFile`, because a schema would be endless. */
const InnerCondition = Type.Unsafe<ConditionInFile>({ type: 'object', description: 'A condition again' });

export const ConditionInFile = Type.Unsafe<ConditionInFile>(
  inFile({
    all: Type.Optional(Type.Array(InnerCondition, { minItems: 1, description: 'All of these hold' })),
    any: Type.Optional(
      Type.Array(InnerCondition, { minItems: 1, description: 'At least one of these holds' }),
    ),
    not: Type.Optional(InnerCondition),
    qid: Type.Optional(
      Type.Union([Qid, RowQid], {
        description:
          'the qid of the other question: a number, or in a group the name of one of its questions',
      }),
    ),
    question: Type.Optional(
      Type.String({ description: 'Wording of the other question, instead of its qid' }),
    ),
    course: Type.Optional(UrlName),
    equals: Type.Optional(Answer),
    in: Type.Optional(Type.Array(Answer, { minItems: 1 })),
    filled: Type.Optional(Type.Boolean()),
    contains: Type.Optional(
      Type.Union([Type.String({ minLength: 1, maxLength: 1000 }), Type.Number()], {
        description: 'Part of a text, or one choice of several',
      }),
    ),
    gt: Type.Optional(Bound),
    gte: Type.Optional(Bound),
    lt: Type.Optional(Bound),
    lte: Type.Optional(Bound),
    age_gte: Type.Optional(Age),
    age_lt: Type.Optional(Age),
  }),
);
