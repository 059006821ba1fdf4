import { Type } from 'typebox';
import type { ConditionInFile } from './conditionInFile.ts';

/**
 * How a number is computed from other answers: a number, or an object with one of these. A question is named by its
 * qid or by its wording.
 */
export type ExpressionInFile =
  | number
  | {
      sum?: ExpressionInFile[];
      product?: ExpressionInFile[];
      difference?: ExpressionInFile[];
      min?: ExpressionInFile[];
      max?: ExpressionInFile[];
      average?: ExpressionInFile[];
      quotient?: ExpressionInFile[];
      decimals?: number;
      floor?: ExpressionInFile;
      ceil?: ExpressionInFile;
      days?: (ExpressionInFile | string)[];
      text?: (ExpressionInFile | string)[];
      if?: [ConditionInFile, ExpressionInFile | string, ExpressionInFile | string];
      rows?: number | string;
      each?: ExpressionInFile;
      ref?: number | string;
      count?: number | string;
      age?: number | string;
    };

/** The reader of the file checks what is inside, because a schema would be endless. */
export const ExpressionInFile = Type.Unsafe<ExpressionInFile>(
  Type.Union([Type.Number(), Type.Unsafe<object>({ type: 'object' })], {
    description:
      'a number, or an object with one of sum, product, difference, min, max, average, quotient, floor, ceil, days, text, if, ref, count and age. average and quotient have decimals beside them. ref, count and age name a question by its qid or its wording. In a list, { "rows": a group, "each": an expression } is a value for each row; in it, the questions of the row have their names.',
  }),
);
