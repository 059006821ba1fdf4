import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileForm,
  decodeAnswers,
  encodeAnswers,
  prefillAnswers,
  validateAnswers,
} from '#form-engine/src/headless.ts';
import { runs } from '#tests/setup/runs.ts';
import { isWhole } from '#tests/support/sampled.ts';
import { randomQuestion } from '../../support/arbitraryForm.ts';
import { formOf, today, type WireFields } from '../../support/ask.ts';
import { codes, groupOf, name, people, problemsOf } from './groups.ts';

describe('groupKind', () => {
  it('compiles its rows once, and without a diagnostic', () => {
    const form = formOf([people()]);
    expect(form.diagnostics).toEqual([]);
    expect([...(form.rows.get('q0_0')?.questions.keys() ?? [])]).toEqual(['fname_0']);
    expect(form.schema.properties).toMatchObject({
      q0_0: { type: 'array', maxItems: 200, items: { type: 'object', required: ['fname_0'] } },
    });
  });

  it.each<[string, unknown, unknown]>([
    ['a list', [{ fname_0: ' Noor ' }, {}], [{ fname_0: 'Noor' }, {}]],
    ['the text of a list', '[{"fname_0":"Noor"}]', [{ fname_0: 'Noor' }]],
    ['a map by index', { 0: { fname_0: 'Noor' } }, [{ fname_0: 'Noor' }]],
    ['an empty list as an empty row', [[]], [{}]],
    ['a row with other keys', [{ fname_0: 'Noor', constructor: 'x' }], [{ fname_0: 'Noor' }]],
    ['an empty list', [], undefined],
    ['blanks', ' ', undefined],
  ])('reads %s', (_what, wire, expected) => {
    expect(decodeAnswers(formOf([people()]), { q0_0: wire })).toEqual({
      answers: expected === undefined ? {} : { q0_0: expected },
      problems: [],
    });
  });

  it.each<[string, unknown]>([
    ['text', 'Noor'],
    ['a number', 7],
    ['one row without a list', { fname_0: 'Noor' }],
    ['a list of texts', ['Noor']],
    ['a list of lists', [['Noor']]],
    ['10,000 rows', Array(10_000).fill({ fname_0: 'Noor' })],
    ['100,000 lists in each other', '['.repeat(100_000)],
  ])('row 44: refuses %s', (_what, wire) => {
    const form = formOf([people()]);
    expect(decodeAnswers(form, { q0_0: wire })).toMatchObject({
      answers: {},
      problems: [{ key: 'q0_0', path: [] }],
    });
    expect(codes([people({ answer: wire })])).toEqual(['malformed /0/fields/0']);
  });

  it('names the row and the question of a value that can be no answer, and reads the others', () => {
    const form = formOf([people()]);
    const { answers, problems } = decodeAnswers(form, { q0_0: [{ fname_0: 'Noor' }, { fname_0: { a: 1 } }] });
    expect(answers).toEqual({ q0_0: [{ fname_0: 'Noor' }, {}] });
    expect(problems).toMatchObject([
      { key: 'q0_0', path: ['1', 'fname_0'], label: 'Deelnemer 2 – Voornaam' },
    ]);
  });

  it('writes what it reads: decode(encode(a)) is a', () => {
    const met = { rows: 0 };
    const tried = runs(500);
    fc.assert(
      fc.property(randomQuestion('group'), ({ question, value }) => {
        const form = formOf([question]);
        const { answers } = decodeAnswers(form, { q0_0: value });
        const sent: unknown = JSON.parse(JSON.stringify(encodeAnswers(form, answers)));
        expect(decodeAnswers(form, sent)).toEqual({ answers, problems: [] });
        if (answers.q0_0 !== undefined) met.rows += 1;
      }),
      tried,
    );
    expect(met.rows).toBeGreaterThan(tried.numRuns / 5);
  });

  it('begins with the stored rows, or else with its default', () => {
    const config = { default: [{ fname_0: 'Mia' }] };
    expect(prefillAnswers(formOf([people({ answer: [{ fname_0: 'Noor' }], config })]))).toEqual({
      q0_0: [{ fname_0: 'Noor' }],
    });
    expect(prefillAnswers(formOf([people({ config })]))).toEqual({ q0_0: [{ fname_0: 'Mia' }] });
  });
});

describe('the rows of a group', () => {
  it('are checked one by one, with the row in the path and in the label', () => {
    const rows = [{ fname_0: 'Noor' }, {}];
    expect(problemsOf([people()], { q0_0: rows })).toEqual([
      '1/fname_0 Deelnemer 2 – Voornaam: Vul dit veld in',
    ]);
  });

  it('have at least the minimum and at most the maximum, and one where the group is required', () => {
    const fields = [people({ config: { repeat: { min: 2, max: 3 } } })];
    const rows = (count: number) => ({ q0_0: Array(count).fill({ fname_0: 'Noor' }) });
    expect(problemsOf(fields, rows(0))).toEqual([' Vraag 0: Voeg er minstens één toe']);
    expect(problemsOf(fields, rows(1))).toEqual([' Vraag 0: Voeg er minstens 2 toe']);
    expect(problemsOf(fields, rows(3))).toEqual([]);
    expect(problemsOf(fields, rows(4))).toEqual([' Vraag 0: Er kunnen er hoogstens 3 zijn']);
    expect(problemsOf([people({ required: 1 })], {})).toEqual([' Vraag 0: Voeg er minstens één toe']);
    // A minimum above the maximum asks for nothing.
    expect(problemsOf([people({ config: { repeat: { min: 3, max: 2 } } })], rows(0))).toEqual([]);
    expect(problemsOf([people()], {})).toEqual([]);
    const codesWith = (max: number) => codes([people({ config: { repeat: { max } } })]);
    expect([codesWith(200), codesWith(201)]).toEqual([[], ['malformed /0/fields/0']]);
  });

  it('may be none at all in an optional group, whose minimum counts from the first row on', () => {
    const optional = people({ config: { repeat: { min: 2, optional: 1 } } });
    expect(formOf([optional]).diagnostics).toEqual([]);
    expect(problemsOf([optional], {})).toEqual([]);
    expect(problemsOf([optional], { q0_0: [{ fname_0: 'Noor' }] })).toEqual([
      ' Vraag 0: Voeg er minstens 2 toe',
    ]);
    expect(problemsOf([{ ...optional, required: 1 }], {})).toHaveLength(1);
    const when = { qid: 'bus', filled: true };
    const bus = { qid: 'bus', type: 'text', question: 'Bus' };
    expect(problemsOf([bus, { ...optional, required_when: when }], { bus_0: 'ja' })).toHaveLength(1);
  });

  it('can have groups in them, and problems at any depth', () => {
    const kids = groupOf([name], {
      qid: 'kids',
      question: 'Kinderen',
      config: { repeat: { label: 'Kind' } },
    });
    const fields = [groupOf([name, kids], { config: { repeat: { label: 'Gezin' } } })];
    const rows = [{ fname_0: 'An', kids_0: [{ fname_0: 'Noor' }, { fname_0: '' }] }];
    expect(problemsOf(fields, { q0_0: rows })).toEqual([
      '0/kids_0/1/fname_0 Gezin 1 – Kind 2 – Voornaam: Vul dit veld in',
    ]);
  });
});

describe('a group from a careless server', () => {
  it.each<[string, WireFields, string]>([
    ['no fields', { type: 'group' }, 'malformed /0/fields/0'],
    ['no list of fields', groupOf('Voornaam'), 'malformed /0/fields/0'],
    ['an empty list of fields', groupOf([]), 'malformed /0/fields/0'],
    ['no readable field', groupOf([7, null]), 'malformed /0/fields/0'],
    [
      'a minimum above the maximum',
      people({ config: { repeat: { min: 3, max: 2 } } }),
      'malformed /0/fields/0',
    ],
    ['a negative minimum', people({ config: { repeat: { min: -1 } } }), 'malformed /0/fields/0'],
    ['a maximum of 0', people({ config: { repeat: { max: 0 } } }), 'malformed /0/fields/0'],
    ['a maximum of 1e9', people({ config: { repeat: { max: 1e9 } } }), 'malformed /0/fields/0'],
    ['a repeat that is text', people({ config: { repeat: '3' } }), 'malformed /0/fields/0'],
    ['a label that is no text', people({ config: { repeat: { label: [1] } } }), 'malformed /0/fields/0'],
    [
      'a national number',
      groupOf([name, { ...name, qid: 'insz', default_key: 'national_insurance_number' }]),
      'group-field /0/fields/0/fields/1',
    ],
    [
      'an unknown type',
      groupOf([name, { qid: 'x', type: 'hologram', question: '?' }]),
      'unknown-type /0/fields/0/fields/1',
    ],
    ['a key twice', groupOf([name, { ...name, nid: 7 }]), 'doubled-key /0/fields/0/fields/1'],
    ['a nid in a row', groupOf([{ ...name, nid: 7 }]), 'malformed /0/fields/0/fields/0'],
    ['an answer beside the rows', groupOf([{ ...name, answer: 'Noor' }]), 'malformed /0/fields/0/fields/0'],
    [
      'a condition on itself',
      groupOf([{ ...name, visible_when: { qid: 'fname', filled: true } }]),
      'condition-cycle /0/fields/0/fields/0',
    ],
    [
      'a condition on nothing',
      groupOf([{ ...name, visible_when: { qid: 'weg', filled: true } }]),
      'condition-target /0/fields/0/fields/0',
    ],
  ])('row 44: with %s is reported, and can be answered', (_what, group, expected) => {
    expect(codes([group])).toContain(expected);
    const form = formOf([group]);
    const { answers } = decodeAnswers(form, { q0_0: [{ fname_0: 'Noor' }] });
    encodeAnswers(form, answers);
    validateAnswers(form, answers, { today });
  });

  it('keeps the stored answer of a group without questions', () => {
    const form = formOf([{ type: 'group', answer: [{ a_0: 'x' }] }]);
    expect(encodeAnswers(form, prefillAnswers(form))).toEqual({ q0_0: [{ a_0: 'x' }] });
  });

  it('keeps texts in a row that no kind can ask', () => {
    const rows = [{ x_0: ['1', '2'] }, { x_0: '\0' }];
    const form = formOf([groupOf([{ qid: 'x', type: 'hologram', question: '?' }])]);
    expect(encodeAnswers(form, decodeAnswers(form, { q0_0: rows }).answers)).toEqual({ q0_0: [rows[0], {}] });
  });

  const attest = { qid: 'f', type: 'file', question: 'Attest', required: 1, config: { max: 2 } };

  it('reads, checks and writes the files of each row', () => {
    const form = formOf([groupOf([attest])]);
    expect(form.diagnostics).toEqual([]);
    const { answers } = decodeAnswers(form, { q0_0: [{ f_0: 'a/1.pdf; a/2.pdf' }, { f_0: ['b'] }, {}] });
    expect(answers).toEqual({ q0_0: [{ f_0: ['a/1.pdf', 'a/2.pdf'] }, { f_0: ['b'] }, {}] });
    expect(encodeAnswers(form, answers)).toEqual({
      q0_0: [{ f_0: 'a/1.pdf;a/2.pdf' }, { f_0: 'b' }, { f_0: '' }],
    });
    expect(problemsOf([groupOf([attest])], { q0_0: [{ f_0: 'a;b;c' }, {}] })).toEqual([
      '0/f_0 Rij 1 – Attest: Maximum 2 bestanden',
      '1/f_0 Rij 2 – Attest: Vul dit veld in',
    ]);
  });

  it('row 48: with 10,000 files, or a path that is a name of JavaScript, is read and checked', () => {
    const paths = Array.from({ length: 10_000 }, (_, index) => `a/${index}.pdf`);
    const rows = isWhole ? 200 : 40;
    const sent = Array.from({ length: rows }, () => ({ f_0: paths.join(';') }));
    const problems = problemsOf([groupOf([attest])], { q0_0: sent });
    expect(problems).toHaveLength(rows);
    expect(problemsOf([groupOf([attest])], { q0_0: [{ f_0: '__proto__' }, { f_0: 'constructor' }] })).toEqual(
      [],
    );
    expect(problemsOf([groupOf([attest])], { q0_0: [{ f_0: { a: 1 } }, { f_0: 'a' }] })).toMatchObject([
      expect.stringMatching(/^0\/f_0/),
      expect.anything(),
    ]);
  });

  it('row 44: is asked three deep, and no deeper', () => {
    const nested = (depth: number): WireFields =>
      groupOf([depth > 1 ? { qid: `g${depth}`, question: 'Groep', ...nested(depth - 1) } : name]);
    expect(codes([nested(3)])).toEqual([]);
    expect(codes([nested(4)])).toEqual(['group-depth /0/fields/0/fields/0/fields/0/fields/0']);
    expect(codes([nested(60)])).toEqual(['group-depth /0/fields/0/fields/0/fields/0/fields/0']);
  });

  it('row 44: that holds itself is asked three deep', () => {
    const own: unknown[] = [];
    const endless = { qid: 'self', nid: 0, type: 'group', question: 'Zelf', fields: own };
    own.push(name, endless);
    const form = compileForm([{ title: '', fields: [endless] }]);
    expect(form.diagnostics.map(({ code }) => code)).toEqual(['group-depth']);
  });
});
