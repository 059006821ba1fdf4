import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSections } from '#form-engine/src/sections/readSections.ts';
import sectionSchema from '#form-engine/src/sections/section.schema.json' with { type: 'json' };
import type { WireSection } from '#form-engine/src/sections/wireSection.ts';
import { runs } from '#tests/setup/runs.ts';

const readFields = (...fields: unknown[]) => readSections([{ title: 'Gegevens', fields }]);
const readField = (field: object) =>
  [...readFields({ qid: '1', nid: 0, question: 'Vraag', ...field }).questions.values()][0];
const codes = (read: ReturnType<typeof readSections>) =>
  read.diagnostics.map(({ code, path }) => `${code} ${path}`);

const section: WireSection = {
  title: 'Over jou',
  fields: [
    {
      qid: '12',
      nid: 0,
      type: 'text',
      question: 'Voornaam',
      default_key: 'fname',
      required: 1,
      answer: 'Noor',
    },
    {
      qid: 13,
      nid: 205,
      type: 'select',
      question: 'Niveau',
      options: { '1': 'Beginner', '2': 'Gevorderd' },
      required: true,
    },
    {
      qid: 'dieet_wens',
      nid: 205,
      type: 'radio',
      question: 'Eet je mee?',
      options: ['ja', 'nee'],
      config: { max: 2 },
    },
    {
      qid: 'wat',
      nid: 205,
      type: 'textarea',
      question: 'Wat eet je niet?',
      visible_when: { qid: 'dieet_wens', equals: 'ja' },
    },
  ],
};

describe('readSections', () => {
  it('reads a complete example without a diagnostic', () => {
    expect(new Ajv({ strict: false }).compile(sectionSchema)([section])).toBe(true);
    const { diagnostics, sections, questions } = readSections([section]);
    expect(diagnostics).toEqual([]);
    expect(sections).toEqual([{ title: 'Over jou', keys: ['12_0', '13_205', 'dieet_wens_205', 'wat_205'] }]);
    expect(questions.get('13_205')).toMatchObject({ qid: '13', nid: 205, label: 'Niveau', required: true });
    expect(questions.get('wat_205')?.visibleWhen).toEqual({
      key: 'dieet_wens_205',
      test: { is: 'oneOf', values: ['ja'] },
    });
  });

  it.each([1, '1', true])('reads required: %j as required', (required) => {
    expect(readField({ required })?.required).toBe(true);
  });

  it.each([0, '0', false, null, undefined, '', 2, {}])('reads required: %j as optional', (required) => {
    expect(readField({ required })?.required).toBe(false);
  });

  it.each([
    ['the answer', { answer: 'a', last_answer: 'b' }, 'a'],
    ['the last answer when there is no answer', { last_answer: 'b' }, 'b'],
    ['the last answer when the answer is empty', { answer: '', last_answer: 'b' }, 'b'],
    ['an answer that is false', { answer: false, last_answer: true }, false],
    ['nothing', {}, undefined],
  ])('takes %s as the stored answer', (_what, field, stored) => {
    expect(readField(field)?.stored).toBe(stored);
  });

  it('reads the origin of the stored answer, an earlier registration unless the server names the profile', () => {
    const profile = { last_answer_source: 'profile' };
    expect(readField({ answer: 'a', last_answer: 'b', ...profile })?.origin).toBeUndefined();
    expect(readField({ last_answer: 'b' })?.origin).toBe('earlier');
    expect(readField({ last_answer: 'b', ...profile })?.origin).toBe('profile');
    expect(readField({ last_answer: 'b', last_answer_source: 'elders' })?.origin).toBe('earlier');
    expect(readField(profile)?.origin).toBeUndefined();
  });

  it('reads options from a list, a list of objects and a map', () => {
    expect(readField({ options: ['a', 5] })?.options).toEqual([
      { value: 'a', label: 'a' },
      { value: '5', label: '5' },
    ]);
    expect(readField({ options: [{ value: 1, label: 'Een' }] })?.options).toEqual([
      { value: '1', label: 'Een' },
    ]);
    expect(readField({ options: { b: 'Bee', a: '' } })?.options).toEqual([
      { value: 'b', label: 'Bee' },
      { value: 'a', label: 'a' },
    ]);
  });

  it.each([
    [{ columns: 2, in: 'tabs' }, { columns: 2, in: 'tabs' }, []],
    [{ in: 'accordion', columns: 9 }, { in: 'accordion' }, []],
    [{ columns: '2' }, undefined, ['malformed /0']],
    ['tabs', undefined, ['malformed /0']],
    [null, undefined, []],
  ])('reads the layout %j of a section', (layout, read, faults) => {
    const { sections, diagnostics } = readSections([{ title: '', fields: [], layout }]);
    expect(sections[0]?.layout).toEqual(read);
    expect(diagnostics.map(({ code, path }) => `${code} ${path}`)).toEqual(faults);
  });

  describe('a text by language', () => {
    const french = (field: object) =>
      readSections([{ title: 'A', fields: [{ qid: '1', nid: 0, question: 'V', ...field }] }], {
        locale: 'fr',
      });
    const text = { nl: 'Nederlands', fr: 'Français' };

    it('is read in the language of the form, wherever a text stands', () => {
      const { sections, questions, diagnostics } = readSections(
        [
          {
            title: text,
            fields: [
              { qid: '1', nid: 0, question: text, help: text, placeholder: text, course_specific_info: text },
            ],
          },
        ],
        { locale: 'fr' },
      );
      expect(diagnostics).toEqual([]);
      expect(sections[0]?.title).toBe('Français');
      expect(questions.get('1_0')).toMatchObject({
        label: 'Français',
        help: 'Français',
        placeholder: 'Français',
        courseInfo: 'Français',
      });
    });

    it.each([
      ['a map', { a: text, b: 'B' }],
      ['a map of options', { a: { label: text }, b: { label: 'B' } }],
      [
        'a list',
        [
          { value: 'a', label: text },
          { value: 'b', label: 'B' },
        ],
      ],
    ])('is the label of an option in %s', (_what, options) => {
      const { questions, diagnostics } = french({ options });
      expect(diagnostics).toEqual([]);
      expect(questions.get('1_0')?.options).toEqual([
        { value: 'a', label: 'Français' },
        { value: 'b', label: 'B' },
      ]);
    });

    it.each(['question', 'help', 'placeholder', 'course_specific_info'])(
      'that is empty is reported as %s',
      (name) => {
        const read = french({ [name]: {} });
        expect(codes(read)).toEqual(['malformed /0/fields/0']);
        expect(read.questions.get('1_0')?.label).toBe(name === 'question' ? '1' : 'V');
      },
    );

    it('that is empty is reported as title of a section', () => {
      const read = readSections([{ title: {}, fields: [] }]);
      expect(read.sections).toEqual([{ title: '', keys: [] }]);
      expect(codes(read)).toEqual(['malformed /0']);
    });

    it('that is empty leaves the value as label of an option', () => {
      expect(french({ options: { a: {} } }).questions.get('1_0')?.options).toEqual([
        { value: 'a', label: 'a' },
      ]);
    });
  });

  it('keeps two options with one label, and keeps the option 0', () => {
    expect(readField({ options: { '0': 'Zelfde', x: 'Zelfde' } })?.options).toHaveLength(2);
  });

  it('drops empty, doubled and unreadable options, each with a diagnostic', () => {
    const read = readFields({ qid: '1', nid: 0, question: 'V', options: ['a', '', 'a', {}, [], ' '] });
    expect(read.questions.get('1_0')?.options).toEqual([{ value: 'a', label: 'a' }]);
    expect(read.diagnostics.map(({ code }) => code)).toEqual([
      'empty-option',
      'doubled-option',
      'empty-option',
      'malformed',
      'empty-option',
    ]);
  });

  it('keeps the first of two questions with one key', () => {
    const read = readFields(
      { qid: '1', nid: 0, question: 'Eerste' },
      { qid: 1, nid: '0', question: 'Tweede' },
    );
    expect(read.questions.get('1_0')?.label).toBe('Eerste');
    expect(read.sections[0]?.keys).toEqual(['1_0']);
    expect(codes(read)).toEqual(['doubled-key /0/fields/1']);
  });

  it('splits a key at its last _ when the nid contains one', () => {
    const read = readFields({ qid: '1', nid: '2_0', question: 'A' }, { qid: '1_2', nid: 0, question: 'B' });
    expect(read.questions.get('1_2_0')).toMatchObject({ qid: '1_2', nid: 0, label: 'A' });
    expect(codes(read)).toEqual(['ambiguous-key /0/fields/0', 'doubled-key /0/fields/1']);
  });

  it.each(['__proto__', 'constructor', 'toString', 'met spatie', 'a.b', `"'`])(
    'reads the qid %s like any other',
    (qid) => {
      const read = readSections(
        JSON.parse(`[{"title":"","fields":[{"qid":${JSON.stringify(qid)},"nid":0,"question":"V"}]}]`),
      );
      expect([...read.questions.keys()]).toEqual([`${qid}_0`]);
      expect(read.diagnostics).toEqual([]);
      expect(({} as Record<string, unknown>)[`${qid}_0`]).toBeUndefined();
    },
  );

  it('ignores inherited properties', () => {
    const inherited: object = Object.create({ qid: '9', nid: 0, question: 'geërfd' });
    expect(readFields(inherited).questions.size).toBe(0);
  });

  it('drops the conditions of a cycle, and keeps a condition that only depends on the cycle', () => {
    const ask = (qid: string, on: string) => ({
      qid,
      nid: 0,
      question: qid,
      visible_when: { qid: on, filled: true },
    });
    const read = readFields(ask('a', 'b'), ask('b', 'a'), ask('c', 'a'), ask('d', 'd'));
    expect([...read.questions.values()].map(({ qid, visibleWhen }) => [qid, visibleWhen])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['c', { key: 'a_0', test: { is: 'filled', filled: true } }],
      ['d', undefined],
    ]);
    expect(codes(read)).toEqual([
      'condition-cycle /0/fields/0',
      'condition-cycle /0/fields/1',
      'condition-cycle /0/fields/3',
    ]);
  });

  it('looks for the question of a condition in its own course first, and then in the general questions', () => {
    const read = readFields(
      { qid: 'x', nid: 0, question: 'x' },
      { qid: 'x', nid: 7, question: 'x' },
      { qid: 'y', nid: 7, question: 'y', visible_when: { qid: 'x', in: ['1', 2] } },
      { qid: 'y', nid: 8, question: 'y', visible_when: { qid: 'x', filled: false } },
      { qid: 'z', nid: 7, question: 'z', visible_when: { qid: 'x', nid: 0, equals: true } },
    );
    expect([...read.questions.values()].map(({ visibleWhen }) => visibleWhen)).toEqual([
      undefined,
      undefined,
      { key: 'x_7', test: { is: 'oneOf', values: ['1', '2'] } },
      { key: 'x_0', test: { is: 'filled', filled: false } },
      { key: 'x_0', test: { is: 'oneOf', values: ['1'] } },
    ]);
  });

  it.each([
    [{ qid: 'weg', equals: '1' }, 'condition-target'],
    [{ qid: 'a' }, 'malformed'],
    [{ equals: '1' }, 'malformed'],
    [{ qid: 'a', equals: {} }, 'malformed'],
    ['a', 'malformed'],
  ])('shows a question with the invalid condition %j', (visible_when, code) => {
    const read = readFields(
      { qid: 'a', nid: 0, question: 'a' },
      { qid: 'b', nid: 0, question: 'b', visible_when },
    );
    expect(read.questions.get('b_0')?.visibleWhen).toBeUndefined();
    expect(codes(read)).toEqual([`${code} /0/fields/1`]);
  });

  it('resolves 20,000 questions that depend on each other', () => {
    const fields = Array.from({ length: 20_000 }, (_, n) => ({
      qid: n,
      nid: 0,
      question: 'V',
      visible_when: { qid: n + 1, filled: 1 },
    }));
    expect(readFields(...fields).diagnostics.map(({ code }) => code)).toEqual(['condition-target']);
  });

  it.each([
    undefined,
    null,
    'sections',
    5,
    true,
    [null],
    [{ title: 5 }],
    [{ fields: 'x' }],
    [[[]]],
    { a: { fields: { b: 1 } } },
  ])('reports %j instead of throwing', (wire) => {
    const read = readSections(wire);
    expect(read.questions.size).toBe(0);
    expect(read.diagnostics.length).toBeGreaterThan(0);
  });

  it('keeps a stored answer of 8 nested lists, and reports one of 9', () => {
    const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}1${']'.repeat(depth)}`);
    const asked = (depth: number) =>
      readFields({ qid: '1', nid: 0, question: 'V', type: 'text', answer: nested(depth) });
    expect([codes(asked(8)), codes(asked(9))]).toEqual([[], ['malformed /0/fields/0']]);
    expect(asked(8).questions.get('1_0')?.stored).toEqual(nested(8));
  });

  it('reports a stored answer, a section and a question of 100,000 nested lists without a stack overflow', () => {
    const deep: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(codes(readFields({ qid: '1', nid: 0, question: 'V', answer: deep }))).toEqual([
      'malformed /0/fields/0',
    ]);
    expect(
      readFields(deep, { qid: deep, nid: 0 }, { qid: '1', nid: deep, options: deep, type: deep }).questions
        .size,
    ).toBe(1);
    expect(readSections(deep).questions.size).toBe(0);
  });

  it('never throws on any JSON', () => {
    fc.assert(fc.property(fc.jsonValue({ maxDepth: 6 }), (wire) => void readSections(wire)));
  });
});

describe('readSections beside section.schema.json', () => {
  const isValid = new Ajv({ strict: false }).compile(sectionSchema);
  const plain = { qid: '1', nid: 0, type: 'radio', question: 'Vraag', options: ['a'], last_answer: 'a' };
  const inQuestion = (field: object) => [{ title: 'A', fields: [{ ...plain, ...field }] }];
  /** Sections with one value, at each place of a single value. */
  const places: readonly (readonly [string, (value: unknown) => unknown])[] = [
    ['step', (step) => [{ title: 'A', step, fields: [plain] }]],
    ...['nid', 'required', 'sensitive', 'last_answer_source', 'default_key', 'config'].map(
      (name) => [name, (value: unknown) => inQuestion({ [name]: value })] as const,
    ),
    ['config.other', (other) => inQuestion({ config: { other } })],
  ];
  /** A value as a server writes it that knows texts alone. */
  const loosened = (value: unknown) => {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  };
  const isAbsent = (value: unknown) =>
    value === null || value === '' || (Array.isArray(value) && value.length === 0);
  const values = fc.oneof(
    fc.constantFrom<unknown>(
      'ja',
      'nee',
      '1',
      '0',
      'true',
      'false',
      '103',
      'earlier',
      'profile',
      2,
      -1,
      1.5,
      {},
    ),
    fc.nat().map(String),
    fc.jsonValue({ maxDepth: 1 }),
  );

  it.each(places)(
    'reports each value of %s that the schema refuses, unless it leaves no doubt',
    (name, sections) => {
      fc.assert(
        fc.property(values, (value) => {
          fc.pre(!isAbsent(value));
          // A text is whatever can be written as one.
          const isText = name === 'default_key' && typeof value !== 'object';
          const isMeant = isText || [value, loosened(value)].some((one) => isValid(sections(one)));
          expect(readSections(sections(value)).diagnostics.length === 0, JSON.stringify(value)).toBe(isMeant);
        }),
        runs(300),
      );
    },
  );
});
