import fc from 'fast-check';
import { anyChoice, withChoice } from './arbitraryChoice.ts';
import {
  compact,
  formatted,
  type Mixing,
  mostly,
  numeric,
  often,
  optional,
  type PropertyCase,
  property,
  text,
  ticked,
} from './arbitraryProperty.ts';

/** A schema inside the supported subset, with data that often fits it. */
export interface SchemaCase {
  readonly schema: object;
  readonly data: unknown;
}

/** Without `__proto__`, which Ajv doesn't check. */
const names = ['a', 'b', 'c', 'd', 'e/f', 'toString', 'constructor', 'x~y'];

interface Conditions {
  readonly when: readonly { readonly place: number; readonly pick: number; readonly isThere: boolean }[];
  readonly combine: 'allOf' | 'anyOf' | 'not' | undefined;
  readonly required: readonly number[];
  readonly otherwise: readonly number[];
  readonly declares: 'then' | 'else' | undefined;
  readonly hides: number | undefined;
}

const conditions: fc.Arbitrary<Conditions> = fc.record({
  when: fc.array(fc.record({ place: fc.nat(7), pick: fc.nat(4), isThere: fc.boolean() }), {
    minLength: 1,
    maxLength: 2,
  }),
  combine: optional(fc.constantFrom('allOf' as const, 'anyOf' as const, 'not' as const)),
  required: fc.array(fc.nat(7), { maxLength: 2 }),
  otherwise: fc.array(fc.nat(7), { maxLength: 1 }),
  declares: optional(fc.constantFrom('then' as const, 'else' as const)),
  hides: optional(fc.nat(7)),
});

function record(entries: readonly (readonly [string, unknown])[]): object {
  return Object.fromEntries(entries);
}

const counts = fc.constantFrom<object>(
  {},
  {},
  { minItems: 1 },
  { maxItems: 2 },
  { minItems: 2, maxItems: 2 },
  { minItems: 0 },
);

/** A list of items that are asked in rows. */
function listOf(item: fc.Arbitrary<PropertyCase>, mix: Mixing): fc.Arbitrary<PropertyCase> {
  return fc.record({ item, limits: counts }).map(({ item: { schema, value }, limits }) => ({
    schema: { type: 'array', items: schema, ...limits },
    value: mix(fc.array(value, { maxLength: 3 })),
    tests: [{ minItems: 1 }, { type: 'array' }],
  }));
}

/** Values without options: a list of options is one question. */
const plainItem = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 1, arbitrary: formatted },
  { weight: 2, arbitrary: numeric },
  { weight: 1, arbitrary: ticked.filter(({ schema }) => !('enum' in schema)) },
);

/** Properties whose values nearly always fit. */
const easyProperty: fc.Arbitrary<PropertyCase> = fc.constantFrom(
  {
    schema: { type: 'string', minLength: 1 },
    value: mostly(fc.constantFrom('abc', 'ma', 'Zoë')),
    tests: [{ const: 'abc' }, { enum: ['ma', 'wo'] }],
  },
  {
    schema: { type: 'integer', maximum: 9 },
    value: mostly(fc.integer({ min: -1, max: 9 })),
    tests: [{ const: 3 }, { minimum: 1 }],
  },
  {
    schema: { type: 'boolean' },
    value: mostly(fc.boolean()),
    tests: [{ const: true }],
  },
);

function anyLevel(depth: number): fc.Arbitrary<PropertyCase> {
  if (depth === 0) return levelOf(property, often);
  const inside = anyLevel(depth - 1);
  const member = fc.oneof(
    { weight: 10, arbitrary: property },
    { weight: 2, arbitrary: inside },
    { weight: 2, arbitrary: listOf(inside, often) },
    { weight: 1, arbitrary: listOf(plainItem, often) },
    { weight: 3, arbitrary: anyChoice(property, often) },
    { weight: 1, arbitrary: listOf(anyChoice(property, often), often) },
  );
  return levelOf(member, often);
}

/** Lists in lists, whose rows nearly always fit. */
function easyLevel(depth: number): fc.Arbitrary<PropertyCase> {
  if (depth === 0) return levelOf(easyProperty, mostly, 2);
  const inside = easyLevel(depth - 1);
  const member = fc.oneof(
    { weight: 1, arbitrary: easyProperty },
    { weight: 1, arbitrary: inside },
    { weight: 2, arbitrary: listOf(inside, mostly) },
    { weight: 1, arbitrary: listOf(easyProperty, mostly) },
  );
  return levelOf(member, mostly, 2);
}

/** One object: its properties, and conditions on them. */
function levelOf(member: fc.Arbitrary<PropertyCase>, mix: Mixing, maxLength = 6): fc.Arbitrary<PropertyCase> {
  return fc
    .record({
      members: fc.array(member, { minLength: 1, maxLength }),
      required: fc.array(fc.nat(7), { maxLength: 4 }),
      rules: fc.array(conditions, { maxLength: 2 }),
      dependent: optional(fc.record({ from: fc.nat(5), to: fc.nat(5) })),
      added: property,
      isLegacy: fc.boolean(),
    })
    .map(({ members, required, rules, dependent, added, isLegacy }) => {
      const named = members.map((one, index) => ({ ...one, name: names[index] ?? 'z' }));
      const nameAt = (place: number) => named[place % named.length]?.name ?? 'a';
      // A property without conditions on it: an object, or a choice.
      const isObject = (name: string) => named.some((one) => one.name === name && one.tests.length === 0);
      const isFixed = (name: string) =>
        named.some((one) => one.name === name && 'const' in one.schema && one.schema.const === 'v1');
      const only = new Set(required.map(nameAt));
      // A refused property may be required by nothing.
      const optionalNames = named
        .map(({ name }) => name)
        .filter((name) => !only.has(name) && !isObject(name) && !isFixed(name));
      const demanded = new Set<string>();
      const written = rules.map((rule, index) => {
        const then = rule.required.map(nameAt).filter((name) => !isObject(name));
        const otherwise = rule.otherwise.map(nameAt).filter((name) => !isObject(name));
        for (const name of [...then, ...otherwise]) demanded.add(name);
        return { rule, then, otherwise, index };
      });
      const dependency = dependent && { from: nameAt(dependent.from), to: nameAt(dependent.to) };
      if (dependency) demanded.add(dependency.to);
      const extra = 'const' in added.schema && added.schema.const === 'v1' ? undefined : added;
      const keywords = written.map(({ rule, then, otherwise, index }) => {
        const parts = rule.when.flatMap(({ place, pick, isThere }) => {
          const one = named[place % named.length];
          const test = one?.tests[pick % one.tests.length];
          if (!one) return [];
          return [
            {
              ...(test && { properties: record([[one.name, test]]) }),
              ...((isThere || !test) && { required: [one.name] }),
            },
          ];
        });
        const test =
          rule.combine === 'not'
            ? { not: parts[0] ?? {} }
            : rule.combine
              ? { [rule.combine]: parts }
              : (parts[0] ?? {});
        const hidden =
          rule.hides === undefined
            ? undefined
            : optionalNames[rule.hides % Math.max(1, optionalNames.length)];
        const isHidden = hidden !== undefined && !demanded.has(hidden);
        const branch = (name: 'then' | 'else', list: readonly string[]) => ({
          required: [
            ...new Set([...list, ...(rule.declares === name && extra && index === 0 ? ['nieuw'] : [])]),
          ],
          properties: record([
            ...(rule.declares === name && extra && index === 0 ? [['nieuw', extra.schema] as const] : []),
            ...(isHidden && name === 'then' ? [[hidden, false] as const] : []),
          ]),
        });
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        return { if: test, then: branch('then', then), else: branch('else', otherwise) };
      });
      const dependentKeyword = isLegacy ? 'dependencies' : 'dependentRequired';
      const isUsable = dependency && !isObject(dependency.to);
      return {
        schema: compact({
          type: 'object',
          properties: record(named.map(({ name, schema }) => [name, schema])),
          required: [...only],
          ...(isUsable && { [dependentKeyword]: record([[dependency.from, [dependency.to]]]) }),
          allOf: keywords.length > 0 ? keywords : undefined,
        }),
        value: mix(
          fc
            .tuple(...named.map(({ value }) => value), extra?.value ?? fc.constant(undefined))
            .map((values) => {
              const entries = [...named.map(({ name }) => name), 'nieuw'].map(
                (name, index) => [name, values[index]] as const,
              );
              return record(entries.filter(([, value]) => value !== undefined));
            }),
        ),
        tests: [],
      };
    });
}

/** Schemas and data. `$defs` makes it a schema of 2020-12; `dependentRequired` is unknown to draft-07. */
export const schemaCases: fc.Arbitrary<SchemaCase> = fc
  .oneof(
    { weight: 4, arbitrary: anyLevel(2) },
    { weight: 2, arbitrary: easyLevel(2) },
    { weight: 1, arbitrary: withChoice(levelOf(property, often, 2), property, often) },
    { weight: 1, arbitrary: withChoice(levelOf(easyProperty, mostly, 2), easyProperty, mostly) },
  )
  .chain(({ schema, value }) =>
    value.map((data) => ({
      schema:
        JSON.stringify(schema).includes('dependentRequired') ||
        !JSON.stringify(schema).includes('dependencies')
          ? { $defs: {}, ...schema }
          : schema,
      // As JSON has it: a list has no `undefined`.
      data: data === undefined ? undefined : (JSON.parse(JSON.stringify(data)) as unknown),
    })),
  );
