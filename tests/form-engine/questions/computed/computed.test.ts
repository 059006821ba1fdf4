import { describe, expect, it } from 'vitest';
import {
  type CheckContext,
  compileForm,
  decodeAnswers,
  encodeAnswers,
  type Question,
  questionKinds,
  validateAnswer,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { textKind } from '#form-engine/src/questions/text/text.ts';
import cases from '#tests/cases/answers/computed.json' with { type: 'json' };
import { formOf, today, type WireFields } from '../../support/ask.ts';

const questions: readonly WireFields[] = [
  { qid: 'a', type: 'decimal' },
  { qid: 'b', type: 'decimal' },
  { qid: 'c', type: 'number' },
  { qid: 'born', type: 'text', default_key: 'birthdate' },
  { qid: 'box', type: 'checkbox' },
  { qid: 'choice', type: 'radio', options: { '5': 'Klein', '12.5': 'Groot' } },
  { qid: 'stars', type: 'rating' },
  { qid: 'hidden', type: 'number', visible_when: { qid: 'box', equals: '1' } },
];
const computed = (expression: unknown, more: object = {}): WireFields => ({
  qid: 'total',
  type: 'computed',
  required: 1,
  config: { expression, ...more },
});
const formWith = (...fields: readonly WireFields[]) => formOf([...questions, ...fields], { today });
const keyed = (answers: object) =>
  Object.fromEntries(Object.entries(answers).map(([qid, answer]) => [`${qid}_0`, answer]));
const codes = (...fields: readonly WireFields[]) =>
  formWith(...fields).diagnostics.map(({ code, path }) => `${code} ${path}`);

describe('computed', () => {
  it.each(cases)('$name', ({ input: { expression, answers = {}, decimals }, expected }) => {
    const form = formWith(computed(expression, { decimals }));
    expect(form.diagnostics).toEqual([]);
    const read = decodeAnswers(form, keyed(answers));
    expect(read.problems).toEqual([]);
    expect(read.answers.total_0 ?? null).toBe(expected);
    const sent = encodeAnswers(form, read.answers);
    expect(sent.total_0).toBe(expected ?? '');
    expect(decodeAnswers(form, sent).problems).toEqual([]);
  });

  it('is a text of at most 20,000 characters', () => {
    const long = { qid: 'long', type: 'textarea' };
    const lengthOf = (...more: readonly string[]) => {
      const form = formOf([long, computed({ text: [{ ref: 'long' }, { ref: 'long' }, ...more] })]);
      return String(encodeAnswers(form, { long_0: 'x'.repeat(10_000) }).total_0).length;
    };
    expect([lengthOf(), lengthOf('x')]).toEqual([20_000, 0]);
  });

  it('is never required', () => {
    const form = formWith(computed({ product: [999_999_999, 999_999_999] }));
    expect(validateAnswers(form, {}, { today })).toEqual([]);
    expect(form.schema.required).toEqual([]);
  });

  it.each(['3', 3, 'veel', null, '', { a: 1 }, ['2.5'], '-2.5'])(
    'refuses %j where another value is computed, and does not take it over',
    (sent) => {
      const form = formWith(computed({ sum: [{ ref: 'a' }, 0.5] }));
      const { answers, problems } = decodeAnswers(form, { a_0: '2', total_0: sent });
      expect(answers).toMatchObject({ a_0: '2', total_0: '2.5' });
      expect(problems).toEqual([
        {
          key: 'total_0',
          path: [],
          label: 'Vraag 8',
          rule: 'computed',
          message: form.texts.computedDiffers,
          severity: 'error',
        },
      ]);
    },
  );

  it.each([['2.5'], ['2,50'], [2.5]])('accepts %j where it is computed', (sent) => {
    const form = formWith(computed({ sum: [{ ref: 'a' }, 0.5] }));
    expect(decodeAnswers(form, { a_0: '2', total_0: sent }).problems).toEqual([]);
  });

  it('accepts a request without it, and sends what it computes instead of what it is given', () => {
    const form = formWith(computed({ ref: 'a' }));
    expect(decodeAnswers(form, { a_0: '2' })).toEqual({ answers: { a_0: '2', total_0: '2' }, problems: [] });
    expect(encodeAnswers(form, { a_0: '2', total_0: '99' }).total_0).toBe('2');
  });

  it('is not sent, and counts as 0, while it is not asked', () => {
    const form = formWith(
      { ...computed(5), visible_when: { qid: 'box', equals: '1' } },
      { qid: 'twice', type: 'computed', config: { expression: { product: [{ ref: 'total' }, 2] } } },
    );
    expect(encodeAnswers(form, {})).not.toHaveProperty('total_0');
    expect(encodeAnswers(form, {}).twice_0).toBe('0');
    expect(encodeAnswers(form, { box_0: true })).toMatchObject({ total_0: '5', twice_0: '10' });
    expect(decodeAnswers(form, { total_0: '7' }).problems).toEqual([]);
  });

  it('decides conditions, and its references are looked up in the same course first', () => {
    const form = formOf([
      { qid: 'a', type: 'number' },
      { qid: 'a', nid: 7, type: 'number' },
      { ...computed({ sum: [{ ref: 'a' }, { ref: 'a', nid: 0 }] }), nid: 7 },
      { qid: 'why', nid: 7, type: 'text', required: 1, visible_when: { qid: 'total', gt: 10 } },
    ]);
    const asked = (answers: object) => Object.keys(encodeAnswers(form, { ...answers })).includes('why_7');
    expect(asked({ a_0: '3', a_7: '7' })).toBe(false);
    expect(asked({ a_0: '4', a_7: '7' })).toBe(true);
    expect(asked({ a_0: '3', a_7: '7', total_7: '11' })).toBe(false);
    expect(validateAnswers(form, { a_0: '4', a_7: '7' }, { today })).toMatchObject([{ key: 'why_7' }]);
  });

  it('is among the answers that a kind of the host checks', () => {
    const seen: unknown[] = [];
    const mine = {
      ...textKind,
      name: 'mine',
      accepts: ({ type }: Question) => type === 'mine',
      check: (_answer: string, _question: Question, { answers }: CheckContext) => {
        seen.push(answers.total_0);
        return [];
      },
    };
    const form = formOf([...questions, computed({ ref: 'a' }), { qid: 'm', type: 'mine' }], {
      kinds: [...questionKinds, mine],
    });
    const answers = { a_0: '2', m_0: 'x', total_0: '9' };
    validateAnswers(form, answers, { today });
    validateAnswer(form, 'm_0', answers, { today });
    expect(seen).toEqual(['2', '2']);
  });

  it.each<[string, unknown, string]>([
    ['none', undefined, 'malformed'],
    ['a text', '1 + 1', 'malformed'],
    ['an unknown operation', { quotient: [1, 2] }, 'malformed'],
    ['two operations', { sum: [1], product: [2] }, 'malformed'],
    ['an empty sum', { sum: [] }, 'malformed'],
    ['a sum of no list', { sum: { ref: 'a' } }, 'malformed'],
    ['a difference of three', { difference: [1, 2, 3] }, 'malformed'],
    ['a number of sixteen digits', 1e15, 'malformed'],
    ['a choice without an alternative', { if: [{ qid: 'a', gt: 1 }, 2] }, 'malformed'],
    ['a choice without a condition', { if: [true, 2, 3] }, 'malformed'],
    ['a condition on a missing question', { if: [{ qid: 'x', gt: 1 }, 2, 3] }, 'condition-target'],
    ['a reference to nothing', { ref: {} }, 'malformed'],
    ['a reference to a missing question', { sum: [1, { ref: 'x' }] }, 'expression-target'],
    ['a reference to itself', { sum: [1, { ref: 'total' }] }, 'expression-cycle'],
    ['10,000 terms', { sum: Array.from({ length: 10_000 }, () => 1) }, 'expression-size'],
    ['101 terms', { sum: Array.from({ length: 100 }, () => 1) }, 'expression-size'],
    ['9 levels', Array.from({ length: 8 }).reduce((inner) => ({ sum: [inner] }), 1), 'expression-size'],
    [
      'a million levels',
      Array.from({ length: 1e6 }).reduce((inner) => ({ sum: [inner] }), 1),
      'expression-size',
    ],
    ['an inherited operation', { __proto__: null, constructor: [1] }, 'malformed'],
  ])('row 45: has no value with %s, and reports it', (_what, expression, code) => {
    const field = computed(expression);
    expect(codes(field)).toEqual([`${code} /0/fields/8`]);
    expect(encodeAnswers(formWith(field), {}).total_0).toBe('');
  });

  it('reads 100 terms and 8 levels', () => {
    const deep = Array.from({ length: 7 }).reduce((inner) => ({ sum: [inner] }), 1);
    expect(codes(computed({ sum: Array.from({ length: 99 }, () => 1) }))).toEqual([]);
    expect(codes(computed(deep))).toEqual([]);
  });

  it('row 45: has no value in a cycle, through other values and conditions', () => {
    const form = formWith(
      computed({ ref: 'other' }),
      { qid: 'other', type: 'computed', config: { expression: { ref: 'asked' } } },
      { qid: 'asked', type: 'number', visible_when: { qid: 'total', gt: 1 } },
      { qid: 'after', type: 'computed', config: { expression: { sum: [{ ref: 'total' }, 1] } } },
    );
    expect(form.diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'expression-cycle /0/fields/8',
      'expression-cycle /0/fields/9',
      'condition-cycle /0/fields/10',
    ]);
    expect(encodeAnswers(form, { asked_0: '3' })).toMatchObject({ total_0: '', asked_0: '3', after_0: '1' });
  });

  it('row 45: computes a chain of 20,000 values', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => ({
      qid: `c${n}`,
      nid: 0,
      question: 'V',
      type: 'computed',
      config: { expression: n === 0 ? 1 : { sum: [{ ref: `c${n - 1}` }, 1] } },
    }));
    const form = compileForm([{ title: '', fields: chain.reverse() }]);
    expect(encodeAnswers(form, {}).c19999_0).toBe('20000');
  });

  it('reports a reference to an answer that is never a number, and decimals that it can’t have', () => {
    const files = { qid: 'files', type: 'file' };
    expect(codes(files, computed({ sum: [{ ref: 'files' }, { ref: 'files' }] }))).toEqual([
      'expression-target /0/fields/9',
    ]);
    expect(codes(computed(1, { decimals: 11 }))).toEqual(['malformed /0/fields/8']);
  });

  it('needs today for an age', () => {
    const form = formOf([...questions, computed({ age: 'born' })]);
    expect(form.diagnostics).toMatchObject([{ code: 'missing-today' }]);
  });
});
