import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import {
  type Answers,
  compileForm,
  decodeAnswers,
  portableSchema,
  validateAnswer,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { checkField } from '#form-engine/src/store/checks/checkForm.ts';
import { createFormStore } from '#form-engine/src/store/createFormStore.ts';
import { editAnswer } from '#form-engine/src/store/editAnswer.ts';
import { fieldOf } from '#form-engine/src/store/formStore.ts';
import { formValidator } from '#form-engine/src/validation/lateValidator.ts';

await formValidator.load();
const today = '2026-11-29';
const context = { today };
const field = (qid: string, type: string, more: object = {}) => ({ qid, type, question: qid, ...more });
const formWith = (fields: readonly object[], checks: readonly object[]) =>
  compileForm([{ title: 'A', fields, checks }], { today });
const ordered = {
  compare: [{ ref: 'end' }, 'gt', { ref: 'begin' }],
  message: 'Het einde komt na het begin.',
  at: ['end'],
};
const period = (type: string) => formWith([field('begin', type), field('end', type)], [ordered]);
const found = (form: ReturnType<typeof compileForm>, answers: Answers) => {
  expect(form.diagnostics).toEqual([]);
  return validateAnswers(form, answers, context).map(({ key, rule, message }) => [key, rule, message]);
};

describe('a check between two answers', () => {
  it.each([
    ['date', '2026-07-01', '2026-06-30'],
    ['time', '14:00', '09:30'],
    ['number', '10', '9'],
    ['decimal', '1.5', '1.25'],
  ])('compares a %s as what it is', (type, begin, end) => {
    const form = period(type);
    const broken = [['end_0', 'context', 'Het einde komt na het begin.']];
    expect(found(form, { begin_0: begin, end_0: end })).toEqual(broken);
    expect(found(form, { begin_0: begin, end_0: begin })).toEqual(broken);
    expect(found(form, { begin_0: end, end_0: begin })).toEqual([]);
  });

  it('compares no texts, which have no order', () => {
    expect(found(period('text'), { begin_0: 'b', end_0: 'a' })).toEqual([]);
  });

  it('waits until both answers are there, and leaves a wrong one to its own message', () => {
    const form = period('date');
    expect(portableSchema(form)).not.toHaveProperty('allOf');
    expect(found(form, { end_0: '2026-06-30' })).toEqual([]);
    expect(found(form, { begin_0: '2026-06-30' })).toEqual([]);
    expect(found(form, { begin_0: '2026-06-30', end_0: 'morgen' }).map(([, rule]) => rule)).toEqual([
      'format',
    ]);
  });

  it('marks all that it compares where it names no place, and only what is asked', () => {
    const { at: _, ...everywhere } = ordered;
    const end = field('end', 'date', { visible_when: { qid: 'begin', filled: true } });
    const form = formWith([field('begin', 'date'), end], [everywhere]);
    const keys = found(form, { begin_0: '2026-07-02', end_0: '2026-07-01' }).map(([key]) => key);
    expect(keys).toEqual(['begin_0', 'end_0']);
    expect(
      validateAnswer(form, 'begin_0', { begin_0: '2026-07-02', end_0: '2026-07-01' }, context),
    ).toHaveLength(1);
  });

  it('applies under a condition, and compares with today, a date or a computed value', () => {
    const fields = [field('day', 'date'), field('sure', 'checkbox')];
    const soon = {
      compare: [{ ref: 'day' }, 'gte', 'today'],
      message: 'Te vroeg',
      when: { qid: 'sure', equals: 1 },
    };
    const form = formWith(fields, [soon]);
    expect(found(form, { day_0: '2026-11-28', sure_0: true })).toEqual([['day_0', 'context', 'Te vroeg']]);
    expect(found(form, { day_0: '2026-11-28' })).toEqual([]);
    expect(found(form, { day_0: today, sure_0: true })).toEqual([]);
    const long = { compare: [{ days: [{ ref: 'day' }, '2026-12-31'] }, 'lte', 30], message: 'Te lang' };
    expect(found(formWith(fields, [long]), { day_0: '2026-11-30' })).toMatchObject([
      ['day_0', 'context', 'Te lang'],
    ]);
    expect(found(formWith(fields, [long]), { day_0: '2026-12-01' })).toEqual([]);
  });

  it('reads a sum over rows, at the group', () => {
    const rows = field('parts', 'group', { fields: [field('part', 'number')] });
    const whole = {
      compare: [{ sum: [{ rows: 'parts', each: { ref: 'part' } }] }, 'equals', 100],
      message: 'Samen 100',
    };
    const form = formWith([rows], [whole]);
    expect(found(form, { parts_0: [{ part_0: '60' }, { part_0: '30' }] })).toEqual([
      ['parts_0', 'context', 'Samen 100'],
    ]);
    expect(found(form, { parts_0: [{ part_0: '60' }, { part_0: '40' }] })).toEqual([]);
    expect(found(form, {})).toEqual([]);
  });
});

describe('a check in a group', () => {
  it('holds for each row by itself, with questions outside', () => {
    const rows = field('stay', 'group', {
      fields: [field('begin', 'date'), field('end', 'date')],
      checks: [
        ordered,
        { compare: [{ ref: 'end' }, 'lte', { ref: 'last' }], message: 'Te laat', at: ['end'] },
      ],
    });
    const form = formWith([field('last', 'date'), rows], []);
    expect(form.diagnostics).toEqual([]);
    const stay = [
      { begin_0: '2026-07-02', end_0: '2026-07-01' },
      { begin_0: '2026-07-01', end_0: '2026-08-02' },
    ];
    const problems = validateAnswers(form, { last_0: '2026-08-01', stay_0: stay }, context);
    expect(problems.map(({ path, message }) => [...path, message])).toEqual([
      ['0', 'end_0', 'Het einde komt na het begin.'],
      ['1', 'end_0', 'Te laat'],
    ]);
  });

  it('may be a condition on a question outside, and marks one in the row', () => {
    const must = {
      any: [
        { qid: 'open', equals: 1 },
        { qid: 'end', filled: true },
      ],
    };
    const stay = (check: object) =>
      field('stay', 'group', { fields: [field('end', 'date')], checks: [check] });
    const form = formWith([field('open', 'checkbox'), stay({ must, message: 'Tot wanneer?' })], []);
    const rows = { stay_0: [{}] };
    expect(validateAnswers(form, rows, context)).toMatchObject([{ path: ['0', 'end_0'] }]);
    expect(found(form, { ...rows, open_0: true })).toEqual([]);
    const outside = stay({ must: { qid: 'open', equals: 1 }, message: 'Open?' });
    expect(formWith([field('open', 'checkbox'), outside], []).diagnostics).toMatchObject([
      { code: 'malformed' },
    ]);
  });
});

describe('a check of a condition', () => {
  const oneOf = {
    must: {
      any: [
        { qid: 'mail', filled: true },
        { qid: 'phone', filled: true },
      ],
    },
    message: { nl: 'Geef een e-mailadres of een nummer', en: 'Give an address or a number' },
  };
  const form = formWith([field('mail', 'text'), field('phone', 'text')], [oneOf]);

  it('marks all questions in it', () => {
    expect(found(form, {})).toEqual([
      ['mail_0', 'context', 'Geef een e-mailadres of een nummer'],
      ['phone_0', 'context', 'Geef een e-mailadres of een nummer'],
    ]);
    expect(found(form, { phone_0: '1' })).toEqual([]);
  });

  it('is in the emitted schema, with its condition and only while a marked question is asked', () => {
    const says = (emitted: ReturnType<typeof compileForm>, answers: Answers) =>
      new Ajv({ strict: false }).compile(portableSchema(emitted))(answers);
    expect([says(form, {}), says(form, { phone_0: '1' })]).toEqual([false, true]);
    const hidden = formWith(
      [
        field('on', 'checkbox'),
        field('a', 'text', { visible_when: { qid: 'on', equals: 1 } }),
        field('b', 'text'),
      ],
      [{ must: { qid: 'b', filled: true }, when: { qid: 'a', equals: 'x' }, at: ['a'], message: 'b?' }],
    );
    for (const answers of [
      { on_0: true, a_0: 'x' },
      { on_0: true, a_0: 'y' },
      { a_0: 'x' },
      { on_0: true, a_0: 'x', b_0: 'z' },
    ])
      expect(says(hidden, answers)).toBe(found(hidden, answers).length === 0);
  });
});

describe('a check in a form that somebody fills in', () => {
  it('is gone once the other answer is right', () => {
    const form = period('date');
    const store = createFormStore(form, { begin_0: '2026-07-02', end_0: '2026-07-01' });
    const problems = () => fieldOf(store, 'end_0')?.getState().problems.length;
    checkField(store, 'end_0', context);
    expect(problems()).toBe(1);
    editAnswer(store, 'begin_0', '2026-06-01');
    checkField(store, 'begin_0', context);
    expect(problems()).toBe(0);
  });
});

it.each([
  ['no message', { compare: [1, 'gt', 2] }, 'malformed'],
  ['no rule', { message: 'x' }, 'malformed'],
  ['two rules', { message: 'x', must: { qid: 'begin', filled: true }, compare: [1, 'gt', 2] }, 'malformed'],
  ['an unknown comparison', { message: 'x', compare: [{ ref: 'end' }, 'after', 2] }, 'malformed'],
  ['a missing question', { message: 'x', compare: [{ ref: 'gone' }, 'gt', 2] }, 'expression-target'],
  ['a place that is not asked', { ...ordered, at: ['gone'] }, 'condition-target'],
  ['nothing to mark', { message: 'x', compare: [1, 'gt', 2] }, 'malformed'],
])('a check with %s is reported, and left out', (_what, check, code) => {
  const form = formWith([field('begin', 'date'), field('end', 'date')], [check]);
  expect(form.diagnostics).toMatchObject([{ code, path: '/0' }]);
  expect(decodeAnswers(form, {}).problems).toEqual([]);
});

it.each([undefined, null, ''])('%j are no checks, and no fault', (checks) => {
  expect(compileForm([{ title: 'A', fields: [field('begin', 'date')], checks }]).diagnostics).toEqual([]);
});

it('a check with today is left out where the host gives no day', () => {
  const check = { compare: [{ ref: 'begin' }, 'gte', 'today'], message: 'Te vroeg' };
  const sections = [{ title: 'A', fields: [field('begin', 'date')], checks: [check] }];
  for (const options of [{}, { today: 'morgen' }])
    expect(compileForm(sections, options).diagnostics).toMatchObject([{ code: 'missing-today' }]);
});
