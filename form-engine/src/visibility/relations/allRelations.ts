import { cleanLine, isBrokenText } from '../../rules/cleanText.ts';
import { writeExact } from '../../rules/exactDecimal.ts';
import {
  checkParts,
  expressionParts,
  keysInExpression,
  mapChecks,
  mapExpression,
} from '../../sections/expressions/expressionParts.ts';
import { readChecks } from '../../sections/expressions/readChecks.ts';
import { readExpression } from '../../sections/expressions/readExpression.ts';
import { readSource } from '../../sections/expressions/readSource.ts';
import { computedText, computedValue, isTextual } from '../computedValue.ts';
import { brokenChecks } from './brokenChecks.ts';
import { offeredOptions } from './offeredOptions.ts';
import type { Relations } from './relations.ts';

/** Maximum length of a computed text, that of a text answer. */
const longest = 20_000;

/** Everything that answers can decide about each other. */
export const allRelations: Relations = {
  readExpression,
  readSource,
  readChecks,
  checkParts,
  mapChecks,
  brokenChecks,
  optionsOf: offeredOptions,
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
