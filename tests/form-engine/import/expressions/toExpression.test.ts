// biome-ignore-all lint/suspicious/noTemplateCurlyInString: XLSForm names questions so
import { expect, it } from 'vitest';
import { surveyDialect, xlsDialect } from '#form-engine/src/import/expressions/dialects.ts';
import { parseExpression } from '#form-engine/src/import/expressions/parse.ts';
import { expressionOf } from '#form-engine/src/import/expressions/toExpression.ts';

it.each([
  ['{a} + {b} + 3', { sum: [{ ref: 'a' }, { ref: 'b' }, 3] }],
  ['{a} - {b} * 2', { difference: [{ ref: 'a' }, { product: [{ ref: 'b' }, 2] }] }],
  ['({a} - 1) / 4', { quotient: [{ difference: [{ ref: 'a' }, 1] }, 4], decimals: 4 }],
  [
    "sumInArray({lines}, 'price') * 2",
    { product: [{ sum: [{ rows: 'lines', each: { ref: 'price' } }] }, 2] },
  ],
  ["iif({a} > 3, 'veel', 'weinig')", { if: [{ qid: 'a', gt: 3 }, 'veel', 'weinig'] }],
  ['max({a}, 2)', { max: [{ ref: 'a' }, 2] }],
  ['{a} ^ 2', undefined],
  ["displayValue('a')", undefined],
  ["{a} + 'x'", undefined],
])('expressionOf %s', (text, expression) =>
  expect(expressionOf(parseExpression(text, surveyDialect))).toEqual(expression),
);

it('expressionOf reads a division of XLSForm', () =>
  expect(expressionOf(parseExpression('if(${a} > 1, ${a} div 2, 0)', xlsDialect))).toEqual({
    if: [{ qid: 'a', gt: 1 }, { quotient: [{ ref: 'a' }, 2], decimals: 4 }, 0],
  }));
