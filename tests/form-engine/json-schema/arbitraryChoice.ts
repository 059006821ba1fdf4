import fc from 'fast-check';
import { compact, type Mixing, optional, type PropertyCase } from './arbitraryProperty.ts';

/** Names that branches of a choice may share with each other, and with the object around them. */
const branchNames = ['een', 'twee', 'a'];

interface BranchCase {
  readonly schema: object;
  readonly value: fc.Arbitrary<unknown>;
}

function withoutUndefined(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** One branch: an object, with a constant that tells it apart where it has one. */
function branchOf(member: fc.Arbitrary<PropertyCase>, kind: string | undefined): fc.Arbitrary<BranchCase> {
  return fc
    .record({
      members: fc.array(fc.record({ one: member, name: fc.constantFrom(...branchNames) }), {
        minLength: 1,
        maxLength: 2,
      }),
      isRequired: fc.boolean(),
      isClosed: fc.boolean(),
      title: optional(fc.constantFrom('Eerste', 'Tweede')),
    })
    .map(({ members, isRequired, isClosed, title }) => {
      const named = [...new Map(members.map(({ name, one }) => [name, one])).entries()];
      const required = [
        ...(kind === undefined ? [] : ['soort']),
        ...(isRequired ? [named[0]?.[0] ?? ''] : []),
      ];
      return {
        schema: compact({
          type: 'object',
          title,
          properties: Object.fromEntries([
            ...(kind === undefined ? [] : [['soort', { const: kind }] as const]),
            ...named.map(([name, { schema }]) => [name, schema] as const),
          ]),
          required: required.length > 0 ? required : undefined,
          additionalProperties: isClosed ? false : undefined,
        }),
        value: fc
          .tuple(...named.map(([, { value }]) => value), fc.boolean())
          .map((values) =>
            withoutUndefined([
              ...(kind === undefined ? [] : [['soort', kind] as const]),
              ...named.map(([name], index) => [name, values[index]] as const),
            ]),
          ),
      };
    });
}

const kinds = ['a', 'b', 'c'];

/** A choice between objects. Constants tell the branches apart, or nothing does. */
function objectChoice(member: fc.Arbitrary<PropertyCase>, mix: Mixing): fc.Arbitrary<PropertyCase> {
  return fc
    .record({
      keyword: fc.constantFrom('oneOf', 'anyOf'),
      hasKinds: fc.boolean(),
      count: fc.integer({ min: 1, max: 3 }),
      isNullable: fc.boolean(),
    })
    .chain(({ keyword, hasKinds, count, isNullable }) =>
      fc
        .tuple(...kinds.slice(0, count).map((kind) => branchOf(member, hasKinds ? kind : undefined)))
        .map((branches) => ({
          schema: {
            [keyword]: [...branches.map(({ schema }) => schema), ...(isNullable ? [{ type: 'null' }] : [])],
          },
          value: mix(fc.oneof(...branches.map(({ value }) => value), fc.constant(null))),
          tests: [],
        })),
    );
}

/** An object with a choice beside its own properties. */
export function withChoice(
  level: fc.Arbitrary<PropertyCase>,
  member: fc.Arbitrary<PropertyCase>,
  mix: Mixing,
): fc.Arbitrary<PropertyCase> {
  return fc.record({ level, choice: objectChoice(member, mix) }).map(({ level: own, choice }) => ({
    schema: { ...own.schema, ...choice.schema },
    value: mix(
      fc.tuple(own.value, choice.value).map(([one, other]) => ({ ...Object(one), ...Object(other) })),
    ),
    tests: [],
  }));
}

/** A choice between values of different types, or of one type. */
const valueChoice: fc.Arbitrary<PropertyCase> = fc.constantFrom<PropertyCase>(
  {
    schema: { type: ['string', 'integer'] },
    value: fc.constantFrom<unknown>('abc', 5, 1.5, true, undefined, null),
    tests: [],
  },
  {
    schema: { type: ['string', 'null', 'boolean'], minLength: 2 },
    value: fc.constantFrom<unknown>('abc', 'a', true, false, undefined, null, 5),
    tests: [],
  },
  {
    schema: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'number' }, { type: 'null' }] },
    value: fc.constantFrom<unknown>('abc', 'abcd', 2.5, undefined, null),
    tests: [],
  },
  {
    schema: {
      oneOf: [
        { type: 'array', items: { type: 'integer' } },
        { type: 'integer', minimum: 2 },
      ],
    },
    value: fc.constantFrom<unknown>([1, 2], ['a'], 3, 1, undefined),
    tests: [],
  },
  {
    schema: {
      oneOf: [
        { type: 'integer', minimum: 2, title: 'Meer' },
        { type: 'integer', maximum: 4, title: 'Minder' },
      ],
    },
    value: fc.constantFrom<unknown>(1, 3, 5, 'a', undefined),
    tests: [],
  },
  {
    schema: {
      anyOf: [
        { type: 'object', properties: { x: { type: 'string' } }, required: ['x'] },
        { type: 'string', enum: ['niets', 'alles'] },
      ],
    },
    value: fc.constantFrom<unknown>({ x: 'y' }, {}, 'niets', 'weg', undefined),
    tests: [],
  },
);

/** Values that may be `null`. */
const nullable: fc.Arbitrary<PropertyCase> = fc.constantFrom<PropertyCase>(
  {
    schema: { type: ['string', 'null'], minLength: 2 },
    value: fc.constantFrom<unknown>('abc', 'a', null, undefined, 5),
    tests: [],
  },
  {
    schema: { type: ['boolean', 'null'] },
    value: fc.constantFrom<unknown>(true, false, null, undefined, 5),
    tests: [],
  },
  {
    schema: { anyOf: [{ type: 'integer', minimum: 3 }, { type: 'null' }] },
    value: fc.constantFrom<unknown>(2, 3, null, undefined),
    tests: [],
  },
  {
    schema: { enum: ['abc', null] },
    value: fc.constantFrom<unknown>('abc', null, undefined, 'weg'),
    tests: [],
  },
  {
    schema: { type: ['object', 'null'], properties: { x: { type: 'string' } }, required: ['x'] },
    value: fc.constantFrom<unknown>({ x: 'y' }, {}, null, undefined),
    tests: [],
  },
);

/** Parts that all apply, and values with keywords that no question says. */
const combined: fc.Arbitrary<PropertyCase> = fc.constantFrom<PropertyCase>(
  {
    schema: { allOf: [{ type: 'string', minLength: 2 }, { maxLength: 4 }, { minLength: 3 }], title: 'Samen' },
    value: fc.constantFrom<unknown>('ab', 'abc', 'abcde', undefined),
    tests: [{ const: 'abc' }],
  },
  {
    schema: {
      allOf: [
        { type: 'object', properties: { x: { type: 'string', minLength: 2 } }, required: ['x'] },
        { properties: { x: { maxLength: 3 }, y: { type: 'integer' } } },
      ],
      minProperties: 2,
    },
    value: fc.constantFrom<unknown>({ x: 'ab', y: 1 }, { x: 'ab' }, { x: 'abcd', y: 1 }, undefined),
    tests: [],
  },
  {
    schema: { type: 'string', not: { const: 'abc' } },
    value: fc.constantFrom<unknown>('abc', 'ma', undefined),
    tests: [{ const: 'ma' }],
  },
  {
    schema: { type: 'boolean', not: { const: false } },
    value: fc.constantFrom<unknown>(true, false, undefined),
    tests: [{ const: true }],
  },
  {
    schema: { type: 'array', items: { type: 'string' }, uniqueItems: true, contains: { const: 'a' } },
    value: fc.constantFrom<unknown>(['a', 'b'], ['b'], ['a', 'a'], undefined),
    tests: [{ minItems: 1 }],
  },
);

/** A property of which the schema is chosen, that may be `null`, or that several schemas speak of. */
export function anyChoice(member: fc.Arbitrary<PropertyCase>, mix: Mixing): fc.Arbitrary<PropertyCase> {
  return fc.oneof(
    { weight: 4, arbitrary: objectChoice(member, mix) },
    { weight: 3, arbitrary: valueChoice },
    { weight: 2, arbitrary: nullable },
    { weight: 2, arbitrary: combined },
  );
}
