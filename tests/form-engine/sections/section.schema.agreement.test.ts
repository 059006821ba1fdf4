import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { type CompiledForm, compileForm, type Diagnostic } from '#form-engine/src/headless.ts';
import sectionSchema from '#form-engine/src/sections/section.schema.json' with { type: 'json' };

const ajv = new Ajv({ strict: false });
addFormats.default(ajv);
const followsContract = ajv.compile(sectionSchema);

const condition = { qid: 'level', equals: 'b' };

/** A question of each type, with every setting that its kind reads. */
const questions: readonly Readonly<Record<string, unknown>>[] = [
  {
    qid: 'name',
    nid: 0,
    type: 'text',
    question: { nl: 'Naam', en: 'Name' },
    help: 'Hulp',
    placeholder: 'Noor',
    required: 1,
    last_answer: 'Noor',
    last_answer_source: 'profile',
    sensitive: false,
    changeable: '2026-12-15',
    default_key: 'club',
    course_specific_info: 'Info',
    config: {
      min_length: 2,
      max_length: 40,
      pattern: '[a-z]+',
      pattern_message: 'Letters',
      default: 'noor',
      prefix: 'x',
      suffix: 'y',
    },
    visible_when: { all: [condition, { any: [{ not: condition }, { qid: 'born', age_gte: 18 }] }] },
    disabled_when: { qid: 'level', filled: true },
    read_only_when: condition,
    lock_reason: { nl: 'Al betaald' },
    required_when: { qid: 'date', gte: 'today' },
  },
  {
    qid: 'born',
    type: 'text',
    question: 'Geboren',
    default_key: 'birthdate',
    config: { min_age: 6 },
    answer: '2010-02-01',
  },
  { qid: 'about', type: 'textarea', question: 'Over', config: { max_length: 200, pattern: '[a-z ]+' } },
  {
    qid: 'level',
    type: 'radio',
    question: 'Niveau',
    options: ['a', 5, { value: 'b', label: { nl: 'B' }, visible_when: { qid: 'n', in: [1, 2] } }],
    config: { other: true },
    answer: 'a',
  },
  { qid: 'map', type: 'select', question: 'Kaart', options: { a: 'Aa', b: { nl: 'Bb' } } },
  {
    qid: 'several',
    type: 'select_multiple',
    question: 'Wat?',
    options: ['a', 'b', 'c'],
    answer: ['a'],
    config: { min: 1, max: 2 },
  },
  { qid: 'from', type: 'select', question: 'Wie?', config: { options_from: { qid: 'kids', column: 'kid' } } },
  { qid: 'port', type: 'select', question: 'Club', config: { options_from: { port: 'clubs' } } },
  { qid: 'nation', type: 'nationality', question: 'Nationaliteit' },
  { qid: 'n', type: 'number', question: 'Aantal', config: { min: 0, max: 9, prefix: 'x' }, answer: 3 },
  {
    qid: 'dec',
    type: 'decimal',
    question: 'Gewicht',
    config: { min: -1.5, max: 9, step: 0.5, unit: 'kg' },
    answer: '1.5',
  },
  {
    qid: 'date',
    type: 'date',
    question: 'Dag',
    config: { min: { today: -7 }, max: '2030-01-01' },
    answer: '2026-12-01',
  },
  { qid: 'time', type: 'time', question: 'Uur', config: { min: '09:00', max: '17:30' } },
  { qid: 'stars', type: 'rating', question: 'Sterren', config: { max: 7 } },
  { qid: 'iban', type: 'iban', question: 'Rekening' },
  { qid: 'url', type: 'url', question: 'Site' },
  { qid: 'phone', type: 'phone', question: 'Telefoon' },
  { qid: 'mail', type: 'email', question: 'Mail' },
  { qid: 'text', type: 'static', config: { text: 'Dag' } },
  { qid: 'box', type: 'checkbox', question: 'Akkoord' },
  { qid: 'box2', question: 'Ook akkoord', answer: true },
  { qid: 'doc', type: 'file', question: 'Bestand', config: { max: 3 }, answer: 'a/1.pdf;a/2.pdf' },
  {
    qid: 'home',
    type: 'address',
    question: 'Adres',
    answer: { street: 'Kerkstraat', country: 'BE', isValidAddress: true },
  },
  {
    qid: 'kids',
    type: 'group',
    question: 'Kinderen',
    config: { repeat: { min: 1, max: 5, optional: 1, label: 'Kind' } },
    fields: [
      { qid: 'kid', type: 'text', question: 'Naam' },
      {
        qid: 'pets',
        type: 'group',
        question: 'Dieren',
        fields: [{ qid: 'pet', nid: 0, type: 'text', question: 'Naam' }],
      },
    ],
    answer: [{ kid_0: 'Noor' }],
    checks: [
      { must: { qid: 'kid', filled: true }, message: { nl: 'Naam?' }, at: ['kid'], when: condition },
      { compare: [{ ref: 'kid' }, 'gt', 'today'], message: 'Later', at: ['kid'] },
    ],
  },
  {
    qid: 'sum',
    type: 'computed',
    question: 'Som',
    config: {
      expression: {
        sum: [
          1,
          { product: [{ ref: 'n', nid: 0 }, { min: [2] }] },
          { difference: [{ max: [{ count: 'kids' }] }, { age: 'born' }] },
          { if: [condition, 1, 'twee'] },
          {
            quotient: [1, { average: [{ rows: 'kids', each: { ref: 'kid' } }, 2], decimals: 1 }],
            decimals: 2,
          },
          { floor: { ceil: { ref: 'n' } } },
          { days: [{ ref: 'date' }, 'today'] },
          { text: ['a', { ref: 'n' }] },
        ],
      },
      decimals: 2,
      unit: 'm',
    },
  },
];

type Path = readonly (string | number)[];

function pathsOf(value: unknown): Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [
    [],
    ...Object.entries(value).flatMap(([name, item]) => pathsOf(item).map((path) => [name, ...path])),
  ];
}

function replaced(value: unknown, [name, ...rest]: Path, by: unknown): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value))
    return value.map((item, at) => (at === Number(name) ? replaced(item, rest, by) : item));
  return { ...Object(value), [name]: replaced(Object(value)[name], rest, by) };
}

/** Values of every sort: some fit the place, most don't. */
const values = [
  -1,
  1.5,
  3,
  40,
  900,
  true,
  'ja',
  'a',
  '2026-01-01',
  '10:00',
  {},
  { today: 1 },
  { nl: {} },
  { nl: 'x' },
  [],
  ['a'],
  [{}],
  [[]],
  undefined,
];

interface Change {
  readonly at: number;
  readonly path: Path;
  readonly value: unknown;
}

const changes: readonly Change[] = questions.flatMap((question, at) =>
  pathsOf(question)
    .slice(1)
    .flatMap((path) => values.map((value) => ({ at, path, value }))),
);

const show = ({ at, path, value }: Change) =>
  `${questions[at]?.qid}.${path.join('.')} = ${JSON.stringify(value)}`;

/** The questions that others name. */
const named = ['level', 'n', 'born', 'date', 'kids'];

interface Verdict {
  readonly change: Change;
  readonly isAccepted: boolean;
  readonly diagnostics: CompiledForm['diagnostics'];
}

/** The verdicts of the schema and the engine on the sections with one value changed. */
function verdictOn(change: Change): Verdict {
  const { at, path, value } = change;
  const around = questions.filter(({ qid }, index) => index !== at && named.some((name) => name === qid));
  const fields = [replaced(questions[at], path, value), ...around];
  const sections: unknown = JSON.parse(JSON.stringify([{ title: 'A', fields }]));
  const { diagnostics } = compileForm(sections, { today: '2026-01-01' });
  return { change, isAccepted: followsContract(sections), diagnostics };
}

const verdicts = changes.map(verdictOn);

/** A rule that no schema can say: it compares values, or knows more about them than their form. */
const beyondSchema = [
  /is above config\.max/,
  /is after config\.max/,
  /is there twice/,
  /^config\.repeat must be/,
  /^config\.pattern is ignored/,
];

const ofShape = ['malformed', 'empty-option', 'doubled-option', 'ambiguous-key', 'missing-sections'];

/** Places for a text: there any scalar is read. */
const forText = [
  ...[
    'qid',
    'type',
    'question',
    'help',
    'placeholder',
    'course_specific_info',
    'default_key',
    'label',
    'nl',
    'en',
  ],
  ...[
    'pattern',
    'pattern_message',
    'prefix',
    'suffix',
    'unit',
    'text',
    'value',
    'contains',
    'equals',
    'ref',
    'count',
  ],
  ...['age', 'street', 'lock_reason', 'message', 'port', 'country', 'a', 'b'],
];

/** Looser forms, which the engine reads in silence: the description of the schema lists them. */
function isLooser({ at, path, value }: Change): boolean {
  const place = String(path.at(-1));
  if (typeof value === 'number') return forText.includes(place) || questions[at]?.type === 'time';
  if (typeof value === 'string') return false;
  const isMapForList =
    !Array.isArray(value) && ['fields', 'options', 'answer', 'sum', 'checks'].includes(place);
  const isEmptyList = Array.isArray(value) && value.every((item) => Array.isArray(item) && item.length === 0);
  return value === undefined || value === true || isEmptyList || isMapForList;
}

describe('section.schema.json and compileForm', () => {
  it('agree on a question of every type', () => {
    const sections = [{ title: 'A', fields: questions }];
    expect(followsContract(sections), JSON.stringify(followsContract.errors)).toBe(true);
    expect(compileForm(sections, { today: '2026-01-01' }).diagnostics).toEqual([]);
  });

  it('agree on what the schema accepts', () => {
    const isOfShape = ({ code, message }: Diagnostic) =>
      ofShape.includes(code) && !beyondSchema.some((known) => known.test(message));
    const differing = verdicts.filter(
      ({ isAccepted, diagnostics }) => isAccepted && diagnostics.some(isOfShape),
    );
    expect(differing.map(({ change }) => show(change))).toEqual([]);
  });

  it('agree on what compileForm reports nothing about', () => {
    const differing = verdicts.filter(
      ({ change, isAccepted, diagnostics }) => diagnostics.length === 0 && !isAccepted && !isLooser(change),
    );
    expect(differing.map(({ change }) => show(change))).toEqual([]);
  });
});
