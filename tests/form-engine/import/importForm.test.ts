import fc from 'fast-check';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Imported } from '#form-engine/src/import/imported.ts';
import { importForm } from '#form-engine/src/import/importForm.ts';
import { compileForm } from '#form-engine/src/schema/compileForm.ts';
import { formIoExamples } from './examples/formIoExamples.ts';
import { schemaExamples, tableExamples, wordExamples } from './examples/otherExamples.ts';
import { surveyExamples } from './examples/surveyExamples.ts';
import { writeWorkbook } from './examples/writeWorkbook.ts';
import { xlsFormExamples } from './examples/xlsFormExamples.ts';

/** All examples by format, as a person gives them: a text or a file. */
const examples: readonly (readonly [format: string, name: string, source: string | Uint8Array])[] = [
  ...Object.entries(surveyExamples).map(([name, json]) => ['surveyjs', name, JSON.stringify(json)] as const),
  ...Object.entries(formIoExamples).map(([name, json]) => ['formio', name, JSON.stringify(json)] as const),
  ...Object.entries(schemaExamples).map(
    ([name, json]) => ['json-schema', name, JSON.stringify(json)] as const,
  ),
  ...Object.entries(xlsFormExamples).map(
    ([name, sheets]) => ['xlsform', name, writeWorkbook(sheets)] as const,
  ),
  ...Object.entries(tableExamples).map(([name, text]) => ['table', name, text] as const),
  ...Object.entries(wordExamples).map(([name, text]) => ['words', name, text] as const),
];

const faultsOf = ({ sections }: Imported) => compileForm(sections, { today: '2026-11-29' }).diagnostics;

describe('importForm', () => {
  it.each(examples)(
    'finds the format %s of the example %s, and makes sections without faults',
    async (format, _, source) => {
      const made = await importForm(source);
      expect(made.format).toBe(format);
      expect(made.sections.flatMap(({ fields }) => fields).length).toBeGreaterThan(0);
      expect(faultsOf(made)).toEqual([]);
    },
  );

  it.each(examples.filter(([format]) => ['surveyjs', 'formio'].includes(format)))(
    'drops no text of the example of %s, %s: it is in a section, or listed',
    async (_, __, source) => {
      const made = JSON.stringify(await importForm(source));
      const missing = textsIn(JSON.parse(String(source))).filter(
        (text) => !made.includes(JSON.stringify(text).slice(1, -1)),
      );
      expect(missing).toEqual([]);
    },
  );

  it('drops no cell of an XLSForm', async () => {
    for (const sheets of Object.values(xlsFormExamples)) {
      const made = JSON.stringify(await importForm(writeWorkbook(sheets)));
      const cells = sheets.flatMap(({ rows }) => rows.slice(1)).flat();
      const texts = cells.filter((cell) => /^[A-ZÀ-Ý][a-zà-ÿ]+( [\wà-ÿ]+)*\??$/.test(cell));
      expect(texts.filter((text) => !made.includes(text))).toEqual([]);
    }
  });

  it('reads sections back as they are, and lists what the engine would report', async () => {
    const sections = [
      {
        title: 'Kind',
        fields: [
          { qid: 'a', type: 'text', question: 'A', config: { pattern: '(a+)+', max_length: 5 } },
          { qid: 'b', type: 'text', question: 'B', visible_when: { qid: 'weg', filled: true }, step: 3 },
          { qid: 'c', type: 'hologram', question: 'C' },
          { qid: 'a', type: 'email', question: 'Nog eens A' },
          4,
        ],
      },
    ];
    const made = await importForm(JSON.stringify(sections));
    expect(made.sections).toEqual([
      {
        title: 'Kind',
        fields: [
          { qid: 'a', type: 'text', question: 'A', config: { max_length: 5 } },
          { qid: 'b', type: 'text', question: 'B', step: 3 },
        ],
      },
    ]);
    expect(made.notTaken.map(({ where, reason }) => [where, reason])).toEqual([
      ['/0/fields/4', 'unreadable'],
      ['Kind › A', 'pattern'],
      ['Kind › B', 'target'],
      ['Kind › C', 'kind'],
      ['Kind › Nog eens A', 'misfit'],
    ]);
  });

  it('makes sections without faults of any JSON', async () => {
    const type = fc.constantFrom(
      'text',
      'panel',
      'radiogroup',
      'checkbox',
      'paneldynamic',
      'matrix',
      'datagrid',
      'textfield',
      'select',
      'columns',
      'rating',
    );
    const key = fc.constantFrom('a', 'b', '__proto__', 'constructor', 'a.b', '');
    const value = fc.oneof(
      fc.constantFrom('{a} = 1', "{b} notempty or {a} > '2'", 'x', '', '(a+)+', null, true, -1, 1e9),
      fc.string(),
      fc.integer(),
    );
    const element = (depth: number): fc.Arbitrary<object> => {
      const inside = fc.array(depth === 0 ? fc.constant({ type: 'text', name: 'a' }) : element(depth - 1), {
        maxLength: 2,
      });
      return fc.record(
        {
          type,
          name: key,
          key,
          title: value,
          label: value,
          visibleIf: value,
          requiredIf: value,
          defaultValue: value,
          min: value,
          max: value,
          rateMax: value,
          maxLength: value,
          choices: fc.array(value, { maxLength: 4 }),
          values: fc.array(fc.record({ value, label: value }), { maxLength: 3 }),
          rows: fc.array(value, { maxLength: 3 }),
          columns: fc.array(value, { maxLength: 3 }),
          elements: inside,
          templateElements: inside,
          components: inside,
          validate: fc.record({ required: value, pattern: value, min: value, minLength: value }),
          conditional: fc.record({ show: value, when: key, eq: value }),
        },
        { requiredKeys: ['type'] },
      );
    };
    const list = fc.array(element(2), { maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(
        list,
        fc.constantFrom('elements', 'components', 'sections'),
        async (elements, name) => {
          const made = await importForm(JSON.stringify({ [name]: elements }));
          expect(faultsOf(made)).toEqual([]);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('makes sections without faults of any text', async () => {
    const line = fc.oneof(
      fc.string(),
      fc.constantFrom(
        '# Titel',
        'Naam*',
        'Maat: S, M, M',
        '- optie',
        'Vraag;Soort',
        'a;b;c',
        '(ja/nee)',
        ':',
        '"',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), async (lines) => {
        expect(faultsOf(await importForm(lines.join('\n')))).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  describe('of a hostile source', () => {
    it.each([
      ['JSON that breaks off', '{"pages": [', 'unreadable'],
      ['JSON of another kind', '{"a": 1}', 'unreadable'],
      ['lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'depth'],
      ['a ZIP file that is no workbook', zipSync({ 'a.txt': new Uint8Array(5) }), 'unreadable'],
      ['a ZIP file that breaks off', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), 'unreadable'],
      ['a text that is too long', 'a'.repeat(10_000_001), 'size'],
    ])('takes nothing of %s, and says why', async (_, source, reason) => {
      const { sections, notTaken } = await importForm(source);
      expect([sections, notTaken.map((one) => one.reason)]).toEqual([[], [reason]]);
    });

    it('takes 5,000 questions of 10,000 rows, and lists the others', async () => {
      const rows = Array.from({ length: 10_000 }, (_, index) => [`Vraag ${index}`, 'tekst']);
      const { sections, notTaken } = await importForm(
        writeWorkbook([{ name: 'Blad1', rows: [['Vraag', 'Soort'], ...rows] }]),
      );
      expect(sections.flatMap(({ fields }) => fields)).toHaveLength(5_000);
      expect(notTaken.filter(({ reason }) => reason === 'count')).toHaveLength(5_000);
    });

    it('reads a paste of 1 MB', async () => {
      const { sections, notTaken } = await importForm('Allergieën: geen, noten\n'.repeat(40_000));
      expect(sections.flatMap(({ fields }) => fields).length + notTaken.length).toBe(40_000);
    });

    it('keeps names that every object has away from the names of questions', async () => {
      const elements =
        '[{"type":"text","name":"__proto__","title":"P"},{"type":"text","name":"constructor","title":"C","visibleIf":"{__proto__} = 1"}]';
      const { sections } = await importForm(`{"elements":${elements}}`);
      const [first, second] = sections[0]?.fields ?? [];
      expect([first?.qid, second?.qid].some((qid) => String(qid) in Object.prototype)).toBe(false);
      expect(second?.visible_when).toEqual({ qid: first?.qid, equals: 1 });
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it('reads a formula as text', async () => {
      const source = writeWorkbook([
        {
          name: 'x',
          rows: [
            ['Vraag', 'Uitleg'],
            ['Naam', { formula: "cmd|' /C calc'!A0" }],
            [{ formula: 'A1', value: 'Leeftijd' }, '=1+1'],
          ],
        },
      ]);
      const { sections } = await importForm(source);
      expect(sections[0]?.fields.map(({ question, help }) => [question, help])).toEqual([
        ['Naam', "=cmd|' /C calc'!A0"],
        ['Leeftijd', '=1+1'],
      ]);
    });

    it('leaves out rules in a circle, and lists them', async () => {
      const elements = [
        { type: 'text', name: 'a', visibleIf: '{b} = 1' },
        { type: 'text', name: 'b', visibleIf: '{a} = 1' },
        { type: 'expression', name: 'c', expression: '{c} + 1' },
      ];
      const { sections, notTaken } = await importForm(JSON.stringify({ elements }));
      expect(sections[0]?.fields.map(({ qid, visible_when }) => [qid, visible_when])).toEqual([
        ['a', undefined],
        ['b', undefined],
      ]);
      expect(notTaken.map(({ reason }) => reason)).toEqual(['cycle', 'cycle', 'cycle']);
    });

    it('asks panels in 200 panels, and no group below the third', async () => {
      const nest = (type: string, inner: string, depth: number): unknown =>
        Array.from({ length: depth }).reduce<unknown>(
          (element) => ({ type, name: `${type}`, title: 'T', [inner]: [element] }),
          { type: 'text', name: 'deepest', title: 'Deepest' },
        );
      const panels = await importForm(JSON.stringify({ elements: [nest('panel', 'elements', 60)] }));
      expect(panels.notTaken.map(({ reason }) => reason)).toContain('depth');
      const groups = await importForm(
        JSON.stringify({ elements: [nest('paneldynamic', 'templateElements', 6)] }),
      );
      expect(groups.notTaken.map(({ reason }) => reason)).toContain('depth');
      expect(faultsOf(groups)).toEqual([]);
    });
  });
});

/** Texts that a person wrote, in any place of JSON: names of kinds and rules aside, which become something else. */
function textsIn(json: unknown, key = ''): readonly string[] {
  const becomeOther = [
    'type',
    'name',
    'key',
    'inputType',
    'cellType',
    'visibleIf',
    'requiredIf',
    'enableIf',
    'expression',
    'maxValueExpression',
    'html',
    'display',
    'locale',
    'regex',
    'pattern',
    'when',
    'eq',
    'var',
    'customConditional',
    'component',
    'operator',
    'conjunction',
    'acceptedTypes',
    'templateTitle',
    'displayStyle',
    'dataSrc',
    'currency',
  ];
  if (becomeOther.includes(key)) return [];
  if (typeof json === 'string') return json.includes('|') ? json.split('|') : [json];
  if (Array.isArray(json)) return json.flatMap((item) => textsIn(item, key));
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    ['json', 'conditions', 'datePicker'].includes(name) ? [] : textsIn(value, name),
  );
}
