import { type Static, Type } from 'typebox';
import { Qid } from '../scalars.ts';
import { ConditionInFile } from './conditionInFile.ts';
import { ExpressionInFile } from './expressionInFile.ts';
import { inFile } from './inFile.ts';

const Value = Type.Union([ExpressionInFile, Type.String({ maxLength: 16 })], {
  description: 'a value that is computed from answers, a day as YYYY-MM-DD, a time as HH:MM, or "today"',
});

const Comparator = Type.Enum(['gt', 'gte', 'lt', 'lte', 'equals', 'differs']);

/** A rule between answers. The reader of the file checks that it has one of `must` and `compare`. */
export const CheckInFile = inFile(
  {
    compare: Type.Optional(
      Type.Tuple([Value, Comparator, Value], {
        description:
          'Two values, and how the first must be to the second, such as [{ "ref": "Einde" }, "gt", { "ref": "Begin" }]',
      }),
    ),
    must: Type.Optional(ConditionInFile),
    when: Type.Optional(ConditionInFile),
    message: Type.String({
      minLength: 1,
      maxLength: 1000,
      description: 'Shown at the questions while the rule is broken',
    }),
    at: Type.Optional(
      Type.Array(Type.Union([Qid, Type.String({ minLength: 1, maxLength: 1000 })]), {
        minItems: 1,
        maxItems: 50,
        description: 'Questions that are marked, by qid or wording. Left out: all questions of the rule',
      }),
    ),
  },
  { description: 'A rule between answers, which is checked as long as "when" holds' },
);
export type CheckInFile = Static<typeof CheckInFile>;
