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
      if?: [ConditionInFile, ExpressionInFile, ExpressionInFile];
      ref?: number | string;
      count?: number | string;
      age?: number | string;
    };

/** The reader of the file checks what is inside, because a schema would be endless. */
export const ExpressionInFile = Type.Unsafe<ExpressionInFile>(
  Type.Union([Type.Number(), Type.Unsafe<object>({ type: 'object' })], {
    description:
      'a number, or an object with one of sum, product, difference, min, max, if, ref, count and age. ref, count and age name a question by its qid or its wording.',
  }),
);
