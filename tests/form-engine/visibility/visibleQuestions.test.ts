import { describe, expect, it } from 'vitest';
import {
  type Answers,
  canHideEmpty,
  compileForm,
  formCourses,
  visibleQuestions,
} from '#form-engine/src/headless.ts';
import { formOf, today, type WireFields } from '../support/ask.ts';

const fields: readonly WireFields[] = [
  { type: 'text', required: 1 },
  { type: 'text' },
  { type: 'text', nid: 7 },
  { type: 'hologram', answer: 'x' },
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

  const number = { type: 'number' };
  const born = { type: 'text', default_key: 'birthdate' };
  const several = { type: 'select_multiple', options: ['jazz', 'tap'] };

  it.each<[string, object, WireFields, Answers, boolean]>([
    ['a number above the bound', { gt: 5 }, number, { q0_0: '6' }, true],
    ['the bound itself', { gt: 5 }, number, { q0_0: '5' }, false],
    ['at least the bound', { gte: 5 }, number, { q0_0: '5' }, true],
    ['a number of more digits', { lt: 9 }, number, { q0_0: '10' }, false],
    ['a ticked box, which is sent as 1', { lt: 2 }, { type: 'checkbox' }, { q0_0: true }, true],
    ['a text that is no number', { lt: 9 }, { type: 'text' }, { q0_0: '1e0' }, false],
    ['no number', { lte: 9 }, number, {}, false],
    ['a day before the bound', { lt: '2026-11-20' }, born, { q0_0: '2026-11-19' }, true],
    ['today', { gte: 'today' }, born, { q0_0: '2026-11-20' }, true],
    ['a moment of today', { lte: 'today' }, { type: 'datetime' }, { q0_0: '2026-11-20T23:59' }, true],
    ['a moment after a day', { gt: '2026-11-19' }, { type: 'datetime' }, { q0_0: '2026-11-20T00:00' }, true],
    ['a moment of that day', { gt: '2026-11-20' }, { type: 'datetime' }, { q0_0: '2026-11-20T10:00' }, false],
    [
      'a moment after another',
      { gt: '2026-11-20T09:30' },
      { type: 'datetime' },
      { q0_0: '2026-11-20T09:31' },
      true,
    ],
    ['a day beside a moment', { gt: '2026-11-20T09:30' }, { type: 'date' }, { q0_0: '2026-11-21' }, false],
    ['the eighteenth birthday', { age_gte: 18 }, born, { q0_0: '2008-11-20' }, true],
    ['the day before it', { age_gte: 18 }, born, { q0_0: '2008-11-21' }, false],
    ['younger than eighteen', { age_lt: 18 }, born, { q0_0: '2008-11-21' }, true],
    ['no birthdate', { age_lt: 18 }, born, {}, false],
    ['a part of the text', { contains: 'noten' }, { type: 'text' }, { q0_0: 'allergisch aan noten' }, true],
    ['a part in capitals', { contains: 'Noten' }, { type: 'text' }, { q0_0: 'noten' }, false],
    ['one of the choices', { contains: 'tap' }, several, { q0_0: ['jazz', 'tap'] }, true],
    ['a part of a choice', { contains: 'ta' }, several, { q0_0: ['tap'] }, false],
  ])('compares: %s', (_what, how, first, answers, shown) => {
    const form = formOf([first, { type: 'text', visible_when: { qid: 'q0', ...how } }], { today });
    expect(form.diagnostics).toEqual([]);
    expect(keysOf(visibleQuestions(form, answers)).includes('q1_0')).toBe(shown);
  });

  it.each<[string, object, Answers, boolean]>([
    [
      'all of them',
      {
        all: [
          { qid: 'q0', filled: true },
          { qid: 'q1', equals: 'b' },
        ],
      },
      { q0_0: 'a', q1_0: 'b' },
      true,
    ],
    [
      'not all of them',
      {
        all: [
          { qid: 'q0', filled: true },
          { qid: 'q1', equals: 'b' },
        ],
      },
      { q0_0: 'a' },
      false,
    ],
    [
      'one of them',
      {
        any: [
          { qid: 'q0', filled: true },
          { qid: 'q1', equals: 'b' },
        ],
      },
      { q1_0: 'b' },
      true,
    ],
    [
      'none of them',
      {
        any: [
          { qid: 'q0', filled: true },
          { qid: 'q1', equals: 'b' },
        ],
      },
      {},
      false,
    ],
    [
      'not',
      {
        not: {
          any: [
            { qid: 'q0', filled: true },
            { qid: 'q1', equals: 'b' },
          ],
        },
      },
      {},
      true,
    ],
  ])('combines: %s', (_what, visible_when, answers, shown) => {
    const form = formOf([{ type: 'text' }, { type: 'text' }, { type: 'text', visible_when }]);
    expect(keysOf(visibleQuestions(form, answers)).includes('q2_0')).toBe(shown);
  });

  it('asks the questions of a section while the condition of the section and their own hold', () => {
    const form = compileForm([
      { title: 'A', fields: [{ qid: 'a', nid: 0, type: 'text', question: 'a' }] },
      {
        title: 'B',
        visible_when: { qid: 'a', filled: true },
        fields: [
          { qid: 'b', nid: 0, type: 'text', question: 'b' },
          { qid: 'c', nid: 0, type: 'text', question: 'c', visible_when: { qid: 'b', filled: true } },
        ],
      },
    ]);
    expect(keysOf(visibleQuestions(form, { b_0: 'x' }))).toEqual(['a_0']);
    expect(keysOf(visibleQuestions(form, { a_0: 'x' }))).toEqual(['a_0', 'b_0']);
    expect(keysOf(visibleQuestions(form, { a_0: 'x', b_0: 'x' }))).toEqual(['a_0', 'b_0', 'c_0']);
  });

  it('lets no test hold on a question that is not asked, and "not" of that test hold', () => {
    const form = formOf([
      {},
      { type: 'text', visible_when: { qid: 'q0', equals: true } },
      { type: 'text', visible_when: { qid: 'q1', filled: false } },
      { type: 'text', visible_when: { not: { qid: 'q1', filled: true } } },
    ]);
    expect(keysOf(visibleQuestions(form, { q1_0: 'x' }))).toEqual(['q0_0', 'q3_0']);
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
  it('is true for the course with an empty optional question alone', () => {
    expect(canHideEmpty(formOf(fields), { q1_0: 'x' }, { course: 7 })).toBe(true);
    expect(canHideEmpty(formOf(fields), { q1_0: 'x' }, { course: 0 })).toBe(false);
  });
});

describe('formCourses', () => {
  it('lists the general questions first, then the courses in their order', () => {
    expect(formCourses(formOf([{ nid: 9 }, { nid: 7 }, { nid: 0 }, { nid: 9 }]))).toEqual([0, 9, 7]);
  });
});
