import { describe, expect, it } from 'vitest';
import { encodeAnswers } from '#form-engine/src/answers/encodeAnswers.ts';
import type { Answers } from '#form-engine/src/questions/question-kind/answer.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';

const sections = [
  {
    title: 'Kamp',
    fields: [
      { qid: 'name', type: 'text', question: 'Naam', required: 1 },
      { qid: 'swims', type: 'checkbox', question: 'Ik kan zwemmen' },
      {
        qid: 'pool',
        type: 'text',
        question: 'Waar?',
        required: 1,
        visible_when: { qid: 'swims', equals: true },
      },
      { qid: 'photo', type: 'image', question: 'Foto' },
    ],
  },
];
const plainForm = (fields: readonly object[]) => compileForm([{ title: '', fields }], { plainKeys: true });

describe('compileForm with plain keys', () => {
  it('keys questions, answers and conditions by qid', () => {
    const form = compileForm(sections, { plainKeys: true });
    expect(form.diagnostics).toEqual([]);
    expect([...form.questions.keys()]).toEqual(['name', 'swims', 'pool', 'photo']);
    const problems = validateAnswers(form, { swims: true }, { today: '2026-11-20' });
    expect(problems.map(({ key }) => key)).toEqual(['name', 'pool']);
    expect(encodeAnswers(form, { name: 'Noor', swims: false })).toEqual({
      name: 'Noor',
      swims: '0',
      photo: '',
    });
  });

  it('gives the key to the control for files, which finds the answer by it', () => {
    const { uiSchema } = compileForm(sections, { plainKeys: true });
    expect(uiSchema.photo).toMatchObject({ 'ui:options': { qid: 'photo', nid: 0, key: 'photo' } });
  });

  it('ignores a nid, so that two questions with one qid are reported', () => {
    const form = plainForm([
      { qid: 'a', nid: 1, type: 'text', question: 'Een' },
      { qid: 'a', nid: 2, type: 'text', question: 'Twee' },
    ]);
    expect([...form.questions.keys()]).toEqual(['a']);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['doubled-key']);
  });

  it.each(['__proto__', 'constructor', 'toString', '@agreement', ''])('refuses the key %j', (qid) => {
    const form = plainForm([{ qid, type: 'text', question: 'Een' }]);
    expect(form.questions.size).toBe(0);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['malformed']);
  });

  const camp = plainForm([
    { qid: 'swims', type: 'checkbox', question: 'Iedereen zwemt' },
    { qid: 'price', type: 'number', question: 'Prijs' },
    {
      qid: 'kids',
      type: 'group',
      question: 'Wie?',
      fields: [
        { qid: 'name', type: 'text', question: 'Naam', required: 1 },
        {
          qid: 'pool',
          type: 'text',
          question: 'Waar?',
          required: 1,
          visible_when: {
            all: [
              { qid: 'swims', equals: true },
              { qid: 'name', filled: true },
            ],
          },
        },
        // The same qid as a question outside: in a row, the row comes first.
        { qid: 'price', type: 'number', question: 'Prijs van dit kind' },
        { qid: 'cheap', type: 'checkbox', question: 'Korting', visible_when: { qid: 'price', lt: 5 } },
      ],
    },
    {
      qid: 'total',
      type: 'computed',
      question: 'Totaal',
      config: { expression: { product: [{ count: 'kids' }, { ref: 'price' }] } },
    },
  ]);
  const kids = [{ name: 'Noor', pool: 'Gent', price: '4' }, { name: 'Jef' }];

  it('finds a question outside a group from a condition in its rows, and one in the row first', () => {
    expect(camp.diagnostics).toEqual([]);
    const problems = (answers: Answers) =>
      validateAnswers(camp, answers, { today: '2026-11-20' }).map(({ key, path }) => [key, ...path]);
    expect(problems({ swims: true, kids })).toEqual([['kids', '1', 'pool']]);
    expect(problems({ swims: false, kids })).toEqual([]);
    expect(encodeAnswers(camp, { swims: false, price: '9', kids }).kids).toEqual([
      { name: 'Noor', price: '4', cheap: '0' },
      { name: 'Jef', price: '' },
    ]);
  });

  it('counts the rows of a group in an expression, and multiplies by a question outside', () => {
    expect(encodeAnswers(camp, { price: '15', kids }).total).toBe('30');
  });

  it('keeps the key with a nid in a form without the option', () => {
    expect([...compileForm(sections).questions.keys()]).toEqual(['name_0', 'swims_0', 'pool_0', 'photo_0']);
  });
});
