import { cleanLine, isBrokenText } from '../../rules/cleanText.ts';
import { writeExact } from '../../rules/exactDecimal.ts';
import {
  expressionParts,
  keysInExpression,
  mapExpression,
} from '../../sections/expressions/expressionParts.ts';
import { readExpression } from '../../sections/expressions/readExpression.ts';
import { computedText, computedValue, isTextual } from '../computedValue.ts';
import type { Relations } from './relations.ts';

/** Maximum length of a computed text, that of a text answer. */
const longest = 20_000;

/** Everything that answers can decide about each other. */
export const allRelations: Relations = {
  readExpression,
  isTextual,
  keysIn: keysInExpression,
  parts: expressionParts,
  map: mapExpression,
  valueOf(expression, scope, decimals) {
    if (!isTextual(expression)) return writeExact(computedValue(expression, scope), decimals);
    const text = computedText(expression, scope);
    const line = isBrokenText(text) ? '' : cleanLine(text);
    return line === '' || line.length > longest ? undefined : line;
  },
};
