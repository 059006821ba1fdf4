// biome-ignore-all lint/suspicious/noTemplateCurlyInString: XLSForm names questions so
import { describe, expect, it } from 'vitest';
import { scriptDialect, surveyDialect, xlsDialect } from '#form-engine/src/import/expressions/dialects.ts';
import { parseExpression } from '#form-engine/src/import/expressions/parse.ts';
import { conditionOf } from '#form-engine/src/import/expressions/toCondition.ts';

const survey = (text: string) => conditionOf(parseExpression(text, surveyDialect));
const xls = (text: string) => conditionOf(parseExpression(text, xlsDialect));
const script = (text: string) => conditionOf(parseExpression(text, scriptDialect));

const [a, b, c] = [
  { qid: 'a', equals: 'x' },
  { qid: 'b', gt: 3 },
  { qid: 'c', filled: true },
];

describe('conditionOf reads of SurveyJS', () => {
  it.each([
    ["{a} = 'x'", a],
    ["'x' == {a}", a],
    ['3 < {b}', b],
    ["{a} = 'x' and {b} > 3 and {c} notempty", { all: [a, b, c] }],
    ["{a} = 'x' and {b} > 3 or {c} notempty", { any: [{ all: [a, b] }, c] }],
    ["{a} = 'x' and ({b} > 3 or {c} notempty)", { all: [a, { any: [b, c] }] }],
    ["!({a} = 'x')", { not: a }],
    ["not {a} = 'x'", { not: a }],
    ["{a} <> 'x'", { not: a }],
    ['{c} empty', { qid: 'c', filled: false }],
    ['{d} = true', { qid: 'd', equals: true }],
    ['{d} = false', { not: { qid: 'd', equals: true } }],
    ["{e} anyof ['p', 'q']", { qid: 'e', in: ['p', 'q'] }],
    [
      "{e} allof ['p', 'q']",
      {
        all: [
          { qid: 'e', equals: 'p' },
          { qid: 'e', equals: 'q' },
        ],
      },
    ],
    ["{e} noneof ['p']", { not: { qid: 'e', in: ['p'] } }],
    ["{f} contains 'it''s'", undefined],
    ["{f} contains 'it\\'s'", { qid: 'f', contains: "it's" }],
    ['age({g}) >= 18', { qid: 'g', age_gte: 18 }],
    ['age({g}) > 17', { qid: 'g', age_gte: 18 }],
    ['{g} < today()', { qid: 'g', lt: 'today' }],
    ["{g} >= '2026-01-01'", { qid: 'g', gte: '2026-01-01' }],
    ['{b} > -3', { qid: 'b', gt: -3 }],
    ['{panel.naam} notempty', { qid: 'panel.naam', filled: true }],
  ])('%s', (text, condition) => expect(survey(text)).toEqual(condition));
});

describe('conditionOf reads of XLSForm', () => {
  it.each([
    ["${a} = 'x'", a],
    ["selected(${a}, 'x')", a],
    ["not(selected(${a}, 'x')) and ${b} > 3", { all: [{ not: a }, b] }],
    ["${c} != ''", c],
    ['count-selected(${c}) >= 1', c],
    ['string-length(${c}) = 0', { qid: 'c', filled: false }],
    ['${g} <= today()', { qid: 'g', lte: 'today' }],
  ])('%s', (text, condition) => expect(xls(text)).toEqual(condition));
});

describe('conditionOf reads of a script of Form.io', () => {
  it.each([
    ["data.a === 'x'", a],
    ["data.a == 'x' && data.b > 3", { all: [a, b] }],
    ['!data.c || row.b > 3', { any: [{ qid: 'c', filled: false }, b] }],
    ['data.box.c', { qid: 'box.c', filled: true }],
  ])('%s', (text, condition) => expect(script(text)).toEqual(condition));
});

it.each([
  ['survey', survey, '{a} = {b}'],
  ['survey', survey, '{a} * 2 > 3'],
  ['survey', survey, '{a} ='],
  ['survey', survey, "{a} = 'x' )"],
  ['survey', survey, "{a} = 'x' nor {b} = 1"],
  ['survey', survey, `${'('.repeat(5_000)}{a}${')'.repeat(5_000)}`],
  ['survey', survey, `${'!'.repeat(900)}{a}`],
  ['survey', survey, "isContainerReady('p')"],
  ['survey', survey, ''],
  ['xls', xls, 'pulldata("x", "y", ${a}) = 1'],
  ['xls', xls, '../a = 1'],
  ['script', script, 'fetch("https://example.org")'],
  ['script', script, 'data.a.b() === 1'],
  ['script', script, 'show = true; alert(1)'],
] as const)('conditionOf reads nothing of %s: %#', (_, read, text) => expect(read(text)).toBeUndefined());
