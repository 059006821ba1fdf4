import fc from 'fast-check';
import type { KindName } from '#form-engine/src/headless.ts';
import { path, row, rowFields } from './arbitraryRow.ts';
import type { WireFields } from './ask.ts';
import { hostileText, hostileValue } from './hostileValue.ts';

const optionsAndChoices: readonly [unknown, readonly string[]][] = [
  [
    ['a', 'b', 'c, d'],
    ['a', 'b', 'c, d', 'b,a', 'a,c, d'],
  ],
  [
    ['a', 'b', 'a,b'],
    ['a', 'b', 'a,b'],
  ],
  [{ a: 'Aa', b: 'Bb', '0': 'Nul' }, ['a', 'b', '0', 'Aa', 'Nul']],
  [
    ['constructor', '__proto__', ' x '],
    ['constructor', '__proto__', ' x ', 'x'],
  ],
];

const manyOptions: readonly [unknown, readonly string[]] = [
  Array.from({ length: 30 }, (_, index) => `keuze ${index}, ${index % 3}`),
  ['keuze 0, 0', 'keuze 12, 0', 'keuze 29, 2', 'keuze 29', 'KEUZE 0, 0'],
];

export interface Asked {
  readonly question: WireFields;
  readonly value: unknown;
}

const required = fc.constantFrom<unknown>(0, 1, '1', true, false, undefined);

const of = (fields: WireFields, fitting: fc.Arbitrary<unknown>): fc.Arbitrary<Asked> =>
  fc.record({
    question: required.map((isRequired) => ({ ...fields, required: isRequired })),
    value: fc.oneof({ weight: 3, arbitrary: fitting }, { weight: 1, arbitrary: hostileValue }),
  });

const choice = (
  type: string,
  toValue: (choices: readonly string[]) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Asked> =>
  fc
    .constantFrom(...optionsAndChoices, manyOptions)
    .chain(([options, choices]) => of({ type, options }, toValue(choices)));

const oneChoice = (choices: readonly string[]) => fc.constantFrom(...choices, 'weg');
const severalChoices = (choices: readonly string[]) =>
  fc.oneof(
    fc.array(fc.constantFrom(...choices), { maxLength: 4 }),
    fc.array(oneChoice(choices), { maxLength: 4 }),
    oneChoice(choices),
  );

const date = fc.oneof(
  fc
    .date({ min: new Date('1920-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  fc.stringMatching(/^[0-3]?\d[/.-][01]?\d[/.-](19|20)\d\d$/),
);

const addressPart = fc.oneof({ weight: 5, arbitrary: fc.constantFrom('Kerkstraat', '12', 'a') }, hostileText);
const address = fc.record(
  {
    street: addressPart,
    streetNumber: addressPart,
    bus: addressPart,
    postal: fc.constantFrom<unknown>('9000', '1012 AB', 9000, ''),
    city: addressPart,
    country: fc.constantFrom('BE', 'NL', 'be', '', 'Belgium'),
    isValidAddress: fc.constantFrom<unknown>(true, false, 1, 0, '1', '0', null),
    mark: fc.constantFrom('overridden', 'unchecked', 'elsewhere'),
  },
  { requiredKeys: ['street', 'streetNumber', 'postal', 'city'] },
);
const completeAddress = {
  street: 'Kerkstraat',
  streetNumber: '12',
  bus: '',
  postal: '9000',
  city: 'Gent',
  country: 'BE',
};

const files = (type: string) =>
  of(
    { type, config: { max: 2 } },
    fc.oneof(
      { weight: 6, arbitrary: fc.array(path, { minLength: 1, maxLength: 2 }) },
      { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }) },
      { weight: 1, arbitrary: fc.array(path, { maxLength: 4 }).map((paths) => paths.join(';')) },
    ),
  );

/** Questions of each kind with a value. Most values fit the question; the others can be anything. */
export const arbitraryQuestions: Readonly<Record<KindName, fc.Arbitrary<Asked>>> = {
  text: fc.oneof(
    of({ type: 'text' }, hostileText),
    of(
      { type: 'text', config: { min_length: 2, max_length: 6, pattern: '[A-Z]+-?\\d*' } },
      fc.stringMatching(/^[A-Z]{1,4}-?\d{0,4}$/),
    ),
    of({ type: 'text', config: { min_length: 9, max_length: 3, pattern: '(a+)+' } }, hostileText),
    of(
      { type: 'text', default_key: 'fname' },
      fc.constantFrom('Zoë', 'Zoe\u0308', "D'Hondt", 'X', 'Jan-Piet', '李小龍', 'J0n'),
    ),
  ),
  email: of(
    { type: 'email' },
    fc.oneof(fc.emailAddress(), fc.constantFrom('a@b.be;c@d.be;', 'a@b.be;x', 'x@y', ';')),
  ),
  phone: of(
    { type: 'phone' },
    fc.oneof(
      fc.stringMatching(/^(\+32 4\d{8}|\+32 \d{6,11}|\+31 \d{9}|0\d{8,9}|00\d{8,13}|\+\d{0,15})$/),
      fc.constant('hello+'),
    ),
  ),
  nationality: fc.oneof(
    of({ type: 'nationality' }, oneChoice(['Belgisch', 'Vaderlandsloos', ' Frans ', 'belgisch'])),
    of({ type: 'text', default_key: 'nationality' }, oneChoice(['Niet toegewezen', 'Duits', 'Belg'])),
    choice('nationality', oneChoice),
  ),
  number: fc
    .constantFrom<unknown>(
      undefined,
      { max: 0 },
      { max: 10 },
      { min: 2, max: '20' },
      { min: -5 },
      { max: 'x' },
    )
    .chain((config) =>
      of(
        { type: 'number', config },
        fc.oneof(
          fc.integer({ min: -8, max: 25 }),
          fc.integer({ min: 0, max: 25 }).map(String),
          fc.constantFrom<unknown>('007', '-0', '1.5', '1e9', 1e9, 'NaN', '9'.repeat(20), ' 3 ', '+4'),
        ),
      ),
    ),
  decimal: fc
    .constantFrom<unknown>(
      undefined,
      { min: 0.5, max: 20, step: 0.5 },
      { min: '-2,5', unit: 'kg' },
      { min: 9, max: 1 },
      { step: -1, max: 'veel' },
    )
    .chain((config) =>
      of(
        { type: 'decimal', config },
        fc.oneof(
          fc.integer({ min: -80, max: 250 }).map((tenths) => String(tenths / 10)),
          fc.integer({ min: -80, max: 250 }).map((tenths) => tenths / 10),
          fc.integer({ min: -80, max: 2500 }).map((cents) => String(cents / 100).replace('.', ',')),
          fc.constantFrom<unknown>(
            '1.000,5',
            '1.000',
            '00,50',
            '-0',
            ',5',
            '5,',
            '1e3',
            1e-7,
            '9'.repeat(20),
            ' 3 ',
            '+4',
            '1,2,3',
          ),
        ),
      ),
    ),
  computed: fc.constantFrom<unknown>({ decimals: 2 }, { decimals: 99 }, {}).chain((config) =>
    of(
      { type: 'computed', config },
      fc.oneof(
        fc.integer({ min: -80, max: 2500 }).map((cents) => String(cents / 100)),
        fc.integer({ min: -80, max: 2500 }).map((cents) => cents / 100),
        fc.constantFrom<unknown>('1,5', '007', '-0', '1e3', '9'.repeat(20), ' 3 ', 'NaN'),
      ),
    ),
  ),
  national_number: of(
    { type: 'text', default_key: 'national_insurance_number' },
    fc.oneof(
      fc.stringMatching(/^\d{2}\.(0[1-9]|1[0-2]|2[1-9])\.[0-2]\d-\d{3}\.\d{2}$/),
      fc.stringMatching(/^\d{9,12}$/),
      fc.constantFrom('93051822361', '17.07.30-033.84', '88222999936', '９3051822361', '9305182236a'),
    ),
  ),
  radio: fc.oneof(
    choice('radio', oneChoice),
    of(
      { type: 'radio', options: ['a', 'b'], config: { other: true } },
      fc.oneof(hostileText, fc.constant('a')),
    ),
  ),
  select: fc.oneof(
    choice('select', oneChoice),
    of(
      { type: 'select', options: { a: 'Aa', b: 'Bb' }, config: { other: 1 } },
      fc.constantFrom('a', 'Aa', 'iets'),
    ),
  ),
  select_multiple: fc.oneof(
    { weight: 3, arbitrary: choice('select_multiple', severalChoices) },
    of(
      { type: 'select_multiple', options: ['a', 'b', 'C, d'], config: { other: true } },
      fc.oneof(
        fc.array(fc.oneof(hostileText, fc.constantFrom('a', 'b', 'C', 'd', 'x'.repeat(1001))), {
          maxLength: 5,
        }),
        hostileText,
      ),
    ),
  ),
  date: fc
    .constantFrom<unknown>(
      undefined,
      { min: 'today' },
      { min: { today: -3650 }, max: '2027-01-01' },
      { min: '2020-01-01', max: '2010-01-01' },
      { max: { today: 1.5 } },
    )
    .chain((config) => of({ type: 'date', config }, date)),
  time: fc
    .constantFrom<unknown>(
      undefined,
      { min: '09:00', max: '17:00' },
      { min: '20:00', max: '6:00' },
      { min: 99 },
    )
    .chain((config) =>
      of(
        { type: 'time', config },
        fc.oneof(
          fc.stringMatching(/^[0-2][0-9]:[0-6][0-9]$/),
          fc.stringMatching(/^[0-2]?[0-9][u:.h ]?[0-5][0-9]$/),
          fc.constantFrom<unknown>('24:00', '9', '9u', 930, '9u5', '12:30:00', '09:30 '),
        ),
      ),
    ),
  rating: fc
    .constantFrom<unknown>(undefined, { max: 3 }, { max: '10' }, { max: 1e9 }, { max: {} })
    .chain((config) =>
      of(
        { type: 'rating', config },
        fc.oneof(
          fc.integer({ min: 1, max: 5 }).map(String),
          fc.integer({ min: -1, max: 12 }).map(String),
          fc.constantFrom<unknown>(3, '3.5', '03', ' 2 '),
        ),
      ),
    ),
  iban: of(
    { type: 'iban' },
    fc.oneof(
      fc.constantFrom(
        'BE68539007547034',
        'BE68 5390 0754 7034',
        'be68.5390.0754.7034',
        'IBAN NL91ABNA0417164300',
        'GB82WEST12345698765432',
        'BE68539007547035',
        'XX68539007547034',
      ),
      fc.stringMatching(/^BE\d{14}$/),
      fc.constantFrom('BE68539007547034', 'NL91ABNA0417164300', 'MT84MALT011000012345MTLCAST001S'),
    ),
  ),
  url: of(
    { type: 'url' },
    fc.oneof(
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.domain(),
      fc.constantFrom(
        'javascript:alert(1)',
        'https://a',
        'http://u:p@x.be',
        'ftp://x.be',
        '//x.be',
        'HTTPS://Café.be/é',
      ),
    ),
  ),
  birthdate: of({ type: 'text', default_key: 'birthdate' }, date),
  address: of(
    { type: 'address' },
    fc.oneof(
      address,
      address.map((wire) => JSON.stringify(wire)),
      fc.boolean().map((isValidAddress) => ({ ...completeAddress, isValidAddress })),
      fc.constantFrom('overridden', 'unchecked').map((mark) => ({ ...completeAddress, mark })),
    ),
  ),
  checkbox: of({ type: 'checkbox' }, fc.constantFrom<unknown>(true, false, '1', '0', 1, 0)),
  textarea: fc.oneof(
    of({ type: 'textarea' }, hostileText),
    of({ type: 'textarea', config: { max_length: 5, pattern: '\\S*' } }, hostileText),
  ),
  file: files('file'),
  image: files('image'),
  static: of({ type: 'static', config: { text: 'Lees *dit*.' } }, hostileValue),
  group: fc
    .constantFrom<unknown>(
      undefined,
      { min: 1, max: 3, label: 'Deelnemer' },
      { max: '2' },
      { min: 2, max: 3, optional: 1 },
      { min: 3, max: 1 },
      { min: -1, max: 1e9, label: [] },
    )
    .chain((repeat) =>
      of({ type: 'group', fields: rowFields, config: { repeat } }, fc.array(row, { maxLength: 4 })),
    ),
  unknown: of({ type: 'hologram', answer: 'bewaard' }, hostileValue),
};

/** A form of several questions of any kind, with a value for each. Some questions depend on another one. */
export const arbitraryForm: fc.Arbitrary<{
  readonly fields: readonly WireFields[];
  readonly values: Readonly<Record<string, unknown>>;
}> = fc
  .array(
    fc.record({
      asked: fc.oneof(...Object.values(arbitraryQuestions)),
      nid: fc.constantFrom(0, 0, 7),
      visible_when: fc.option(
        fc
          .record({ qid: fc.nat(6).map((n) => `q${n}`), nid: fc.constantFrom(0, 7) })
          .chain((target) =>
            fc.constantFrom(
              { ...target, filled: true },
              { ...target, filled: false },
              { ...target, equals: '1' },
              { ...target, in: ['a', 'Zoë'] },
            ),
          ),
        { nil: undefined },
      ),
    }),
    { minLength: 1, maxLength: 7 },
  )
  .map((items) => ({
    fields: items.map(({ asked, nid, visible_when }, index) => ({
      ...asked.question,
      qid: `q${index}`,
      nid,
      visible_when,
    })),
    values: Object.fromEntries(items.map(({ asked, nid }, index) => [`q${index}_${nid}`, asked.value])),
  }));
