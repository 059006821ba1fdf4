import { describe, expect, it } from 'vitest';
import { type Answers, canHideEmpty, formCourses, visibleQuestions } from '#form-engine/src/headless.ts';
import { formOf, type WireFields } from '../support/ask.ts';

const fields: readonly WireFields[] = [
  { type: 'text', required: 1 },
  { type: 'text' },
  { type: 'text', nid: 7 },
  { type: 'rating', answer: 'x' },
];
const keysOf = (questions: readonly { readonly key: string }[]) => questions.map(({ key }) => key);

describe('visibleQuestions', () => {
  const form = formOf(fields);

  it('shows every question when no view is given', () => {
    expect(keysOf(visibleQuestions(form, {}))).toEqual(['q0_0', 'q1_0', 'q2_7', 'q3_0']);
  });

  it('shows the general questions or those of one course', () => {
    expect(keysOf(visibleQuestions(form, {}, { course: 0, showEmpty: true }))).toEqual([
      'q0_0',
      'q1_0',
      'q3_0',
    ]);
    expect(keysOf(visibleQuestions(form, {}, { course: 7, showEmpty: true }))).toEqual(['q2_7']);
  });

  it('keeps required and filled questions when empty ones are hidden', () => {
    const view = { course: 0, showEmpty: false };
    expect(keysOf(visibleQuestions(form, { q1_0: ' ' }, view))).toEqual(['q0_0', 'q3_0']);
    expect(keysOf(visibleQuestions(form, { q1_0: 'x' }, view))).toEqual(['q0_0', 'q1_0', 'q3_0']);
    expect(visibleQuestions(formOf(fields, { allowHideEmpty: false }), {}, view)).toHaveLength(3);
  });

  it.each<[string, object, WireFields, Answers, boolean]>([
    [
      'equals the value of a choice',
      { equals: 'k' },
      { type: 'select', options: { k: 'Klein' } },
      { q0_0: 'k' },
      true,
    ],
    [
      'equals the stored label of a choice',
      { equals: 'k' },
      { type: 'select', options: { k: 'Klein' } },
      { q0_0: 'Klein' },
      true,
    ],
    [
      'equals another choice',
      { equals: 'k' },
      { type: 'select', options: { k: 'Klein', g: 'Groot' } },
      { q0_0: 'g' },
      false,
    ],
    [
      'equals one of several chosen options',
      { equals: 'b' },
      { type: 'select_multiple', options: ['a', 'b'] },
      { q0_0: ['a', 'b'] },
      true,
    ],
    ['equals true for a ticked box', { equals: true }, {}, { q0_0: true }, true],
    ['equals 0 for an unticked box', { equals: 0 }, {}, {}, true],
    ['equals an empty text', { equals: '' }, { type: 'text' }, {}, true],
    ['is in a list', { in: ['x', 'y'] }, { type: 'text' }, { q0_0: ' y ' }, true],
    ['is in an empty list', { in: [] }, { type: 'text' }, { q0_0: 'y' }, false],
    ['is filled', { filled: true }, { type: 'text' }, { q0_0: 'x' }, true],
    ['is filled with blanks', { filled: 1 }, { type: 'text' }, { q0_0: '  ' }, false],
    ['is not filled', { filled: false }, { type: 'text' }, {}, true],
  ])('evaluates a condition: the answer %s', (_what, test, first, answers, shown) => {
    const form = formOf([first, { type: 'text', visible_when: { qid: 'q0', ...test } }]);
    expect(keysOf(visibleQuestions(form, answers)).includes('q1_0')).toBe(shown);
  });

  it('hides a question that depends on a hidden one, also when that one is filled', () => {
    const form = formOf([
      {},
      { type: 'text', visible_when: { qid: 'q0', equals: true } },
      { type: 'text', visible_when: { qid: 'q1', filled: true } },
    ]);
    expect(keysOf(visibleQuestions(form, { q1_0: 'x' }))).toEqual(['q0_0']);
    expect(keysOf(visibleQuestions(form, { q0_0: true, q1_0: 'x' }))).toEqual(['q0_0', 'q1_0', 'q2_0']);
  });

  it('resolves a chain of 20,000 conditions', () => {
    const chain = Array.from({ length: 20_000 }, (_, n) => ({
      type: 'text',
      visible_when: n > 0 ? { qid: `q${n - 1}`, filled: false } : undefined,
    }));
    expect(visibleQuestions(formOf(chain.reverse()), {}).length).toBeGreaterThan(0);
  });
});

describe('canHideEmpty', () => {
  it('is true when an optional question is empty and hiding is allowed', () => {
    expect(canHideEmpty(formOf(fields), {})).toBe(true);
    expect(canHideEmpty(formOf(fields), { q1_0: 'x', q2_7: 'x' })).toBe(false);
    expect(canHideEmpty(formOf(fields, { allowHideEmpty: false }), {})).toBe(false);
  });
});

describe('formCourses', () => {
  it('lists the general questions first, then the courses in their order', () => {
    expect(formCourses(formOf([{ nid: 9 }, { nid: 7 }, { nid: 0 }, { nid: 9 }]))).toEqual([0, 9, 7]);
  });
});
