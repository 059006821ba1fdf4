import fc from 'fast-check';

/** A property of a schema, with values that often fit it. */
export interface PropertyCase {
  readonly schema: object;
  readonly value: fc.Arbitrary<unknown>;
  /** Subschemas for this property in a condition. */
  readonly tests: readonly object[];
}

const word = fc.stringMatching(/^[a-zA-Zé0-9 -]{0,12}$/);
const strange = fc.constantFrom<unknown>(
  '',
  ' ',
  5,
  0,
  -1.5,
  // A multiple of every step above: another one of this size is judged by fractions in Ajv, and exactly here.
  3e21,
  true,
  false,
  null,
  'weg',
  '1',
  '2026-02-30',
  [],
  ['a'],
);
export type Mixing = (fitting: fc.Arbitrary<unknown>) => fc.Arbitrary<unknown>;

export const often: Mixing = (fitting) =>
  fc.oneof(
    { weight: 6, arbitrary: fitting },
    { weight: 1, arbitrary: strange },
    { weight: 2, arbitrary: fc.constant(undefined) },
  );

/** For properties of which there are many: of several rows, each must fit. */
export const mostly: Mixing = (fitting) =>
  fc.oneof(
    { weight: 40, arbitrary: fitting },
    { weight: 1, arbitrary: strange },
    { weight: 2, arbitrary: fc.constant(undefined) },
  );

/** Leaves out the keywords that are `undefined`. */
export function compact(schema: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(schema).filter(([, value]) => value !== undefined));
}

export const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

export const text: fc.Arbitrary<PropertyCase> = fc
  .record({
    minLength: optional(fc.integer({ min: 0, max: 4 })),
    maxLength: optional(fc.integer({ min: 4, max: 9 })),
    pattern: optional(
      fc.constantFrom('^[A-Z]{2}\\d{4}$', '^[a-z]', '^(?:ma|wo)$', '^\\d{2}', '^\\p{L}+$', '^[^0-9]*$'),
    ),
  })
  .map((limits) => ({
    schema: compact({ type: 'string', title: 'Tekst', ...limits }),
    value: often(fc.oneof(word, fc.constantFrom('AB1234', 'abc', 'ma', '12x', 'Zoë', ' x '))),
    tests: [
      { const: 'abc' },
      { enum: ['ma', 'wo'] },
      { not: { const: 'ma' } },
      { type: 'string' },
      { minLength: 1 },
    ],
  }));

export const formatted: fc.Arbitrary<PropertyCase> = fc.constantFrom(
  {
    schema: { type: 'string', format: 'email', maxLength: 30 },
    value: often(
      fc.oneof(
        fc.emailAddress(),
        fc.constantFrom('a@b.be', 'a@b', 'a@b.1', 'é@x.be', 'a@b.be;c@d.be', 'a@-b.be', 'a..b@c.be'),
      ),
    ),
    tests: [{ const: 'a@b.be' }],
  },
  {
    schema: { type: 'string', format: 'date' },
    value: often(
      fc.oneof(
        fc.stringMatching(/^(0000|1900|2000|2023|2024)-(02|04|13)-(00|28|29|30|31)$/),
        fc.constantFrom('1/2/2010', 'gisteren'),
      ),
    ),
    tests: [{ const: '2024-02-29' }],
  },
  {
    schema: { type: 'string', format: 'time' },
    value: often(fc.constantFrom('09:30:00Z', '09:30', '9u30', '23:59:00+00:00', '24:00:00Z', 'laat')),
    tests: [{ const: '09:30:00Z' }],
  },
  {
    schema: { type: 'string', format: 'date-time' },
    value: often(
      fc.constantFrom(
        ...[
          '2026-12-04T09:30:00Z',
          '2026-12-04t09:30:15.25+02:00',
          '2026-12-04 23:59:60z',
          '2026-12-04T09:30',
        ],
        ...['2026-02-30T09:30:00Z', '2026-12-04T24:00:00Z', '2026-12-04', '1/2/2027 9u30', 'morgen'],
      ),
    ),
    tests: [{ const: '2026-12-04T09:30:00Z' }],
  },
  {
    schema: { type: 'string', format: 'uri', minLength: 3 },
    value: often(
      fc.oneof(
        fc.webUrl({ withFragments: true, withQueryParameters: true }),
        fc.stringMatching(/^[a-z:/?#@.[\]%0-9 ]{0,9}$/),
        fc.constantFrom(
          'mailto:a@b.be',
          'club.be',
          'http://[::1]/x',
          'http://[::g]/',
          'http://localhost:80',
          'a:',
          'urn:x:y',
          'http://a b',
        ),
      ),
    ),
    tests: [{ const: 'mailto:a@b.be' }],
  },
);

const bounds = fc.constantFrom(-20, -2.5, 0, 0.5, 1, 3, 7.25, 100);
export const numeric: fc.Arbitrary<PropertyCase> = fc
  .record({
    type: fc.constantFrom('number', 'integer'),
    minimum: optional(bounds),
    span: optional(fc.constantFrom(5, 12.5, 200)),
    multipleOf: optional(fc.constantFrom(0.5, 1, 2, 3, 2.5, 0.01)),
    isOpen: fc.boolean(),
  })
  .map(({ type, minimum, span, multipleOf, isOpen }) => {
    const isStepped = type === 'integer' || multipleOf !== undefined;
    const maximum = span === undefined ? undefined : (minimum ?? 0) + span;
    return {
      schema: compact({
        type,
        multipleOf,
        ...(isOpen && isStepped
          ? { exclusiveMinimum: minimum, exclusiveMaximum: maximum }
          : { minimum, maximum }),
      }),
      value: often(
        fc.oneof(
          fc.integer({ min: -30, max: 120 }),
          fc.integer({ min: -3000, max: 12_000 }).map((cents) => cents / 100),
          fc.integer({ min: -30, max: 120 }).map((halves) => halves / 2),
          fc.constantFrom(0.1, -0, 1e15, 1e-7, 123456789012345, 3, 7.25),
        ),
      ),
      tests: [{ const: 3 }, { minimum: 1 }, { exclusiveMaximum: 7 }, { not: { enum: [0, 1, 2] } }],
    };
  });

export const ticked: fc.Arbitrary<PropertyCase> = fc
  .constantFrom<object>(
    { type: 'boolean' },
    { type: 'boolean', const: true },
    { type: 'boolean', enum: [true] },
  )
  .map((schema) => ({
    schema,
    value: fc.constantFrom(true, false, undefined),
    tests: [{ const: true }, { const: false }, { not: { const: true } }],
  }));

const choice: fc.Arbitrary<PropertyCase> = fc
  .constantFrom<object>(
    { type: 'string', enum: ['abc', 'ma', 'c'] },
    {
      oneOf: [
        { const: 'abc', title: 'Aa' },
        { const: 'ma', title: 'Maandag' },
      ],
    },
    { type: 'integer', enum: [1, 2, 3, 5, 8, 13, 21] },
    { enum: [true, false, 'abc', 3] },
  )
  .map((schema) => ({
    schema,
    value: often(fc.constantFrom<unknown>('abc', 'ma', 'c', 1, 3, 21, true, 'Maandag')),
    tests: [{ const: 'abc' }, { const: 3 }, { enum: ['ma', true, 'elders'] }],
  }));

const choices: fc.Arbitrary<PropertyCase> = fc
  .constantFrom<object>(
    { type: 'array', items: { type: 'string', enum: ['a', 'b', 'c'] }, uniqueItems: true },
    { type: 'array', items: { enum: [1, 2, 'a'] }, minItems: 1 },
    { type: 'array', items: { enum: ['a', 'b', 'c', 'd'] }, uniqueItems: true, minItems: 2, maxItems: 3 },
    {
      type: 'array',
      items: {
        oneOf: [
          { const: 'a', title: 'A' },
          { const: 'b', title: 'B' },
        ],
      },
      maxItems: 2,
    },
  )
  .map((schema) => ({
    schema,
    value: often(fc.array(fc.constantFrom<unknown>('a', 'b', 'c', 1, 2, 'weg'), { maxLength: 3 })),
    tests: [{ contains: { const: 'a' } }, { minItems: 1 }, { contains: { enum: ['b', 2] } }],
  }));

const fixed: fc.Arbitrary<PropertyCase> = fc.constant({
  schema: { const: 'v1' },
  value: fc.constantFrom('v1', undefined),
  tests: [],
});

export const property = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: formatted },
  { weight: 4, arbitrary: numeric },
  { weight: 3, arbitrary: ticked },
  { weight: 3, arbitrary: choice },
  { weight: 3, arbitrary: choices },
  { weight: 1, arbitrary: fixed },
);
