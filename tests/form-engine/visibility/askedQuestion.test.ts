import { describe, expect, it } from 'vitest';
import { validateAnswer, validateAnswers } from '#form-engine/src/headless.ts';
import { changedQuestions } from '#form-engine/src/visibility/askedQuestion.ts';
import { formOf, today } from '../support/ask.ts';

const form = formOf([
  { type: 'checkbox' },
  { type: 'text', required_when: { qid: 'q0', equals: true } },
  {
    type: 'radio',
    options: ['kind', { value: 'volwassen', label: 'Volwassen', visible_when: { qid: 'q0', equals: true } }],
  },
  { type: 'select_multiple', options: ['a', 'b'], required_when: { qid: 'q0', equals: true } },
  { type: 'checkbox', required_when: { qid: 'q0', equals: true } },
]);
const rulesOf = (answers: Parameters<typeof validateAnswers>[1]) =>
  validateAnswers(form, answers, { today }).map(({ key, rule }) => `${key} ${rule}`);

describe('an answer required under a condition', () => {
  it('is asked for while the condition holds', () => {
    expect(rulesOf({})).toEqual([]);
    expect(rulesOf({ q0_0: true, q4_0: false })).toEqual(['q1_0 required', 'q3_0 required', 'q4_0 required']);
    expect(rulesOf({ q0_0: true, q1_0: 'x', q3_0: ['a'], q4_0: true })).toEqual([]);
  });

  it('is asked for when its field loses the focus', () => {
    expect(validateAnswer(form, 'q1_0', { q0_0: true }, { today })).toMatchObject([{ rule: 'required' }]);
    expect(validateAnswer(form, 'q1_0', {}, { today })).toEqual([]);
  });
});

describe('an option with a condition', () => {
  it('is refused while the condition does not hold', () => {
    expect(rulesOf({ q2_0: 'volwassen' })).toEqual(['q2_0 option']);
    expect(rulesOf({ q2_0: 'kind' })).toEqual([]);
    expect(rulesOf({ q0_0: true, q1_0: 'x', q2_0: 'volwassen', q3_0: ['a'], q4_0: true })).toEqual([]);
  });
});

describe('changedQuestions', () => {
  it('keeps the map and each question that did not change', () => {
    const before = changedQuestions(form, {});
    expect([...before.keys()]).toEqual(['q1_0', 'q2_0', 'q3_0', 'q4_0']);
    expect(changedQuestions(form, { q1_0: 'x' }, before)).toBe(before);
    const after = changedQuestions(form, { q0_0: true }, before);
    expect(after.get('q1_0')?.required).toBe(true);
    expect(after.get('q2_0')?.options.map(({ value }) => value)).toEqual(['kind', 'volwassen']);
    expect(before.get('q2_0')?.options.map(({ value }) => value)).toEqual(['kind']);
  });
});
