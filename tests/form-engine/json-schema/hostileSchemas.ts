/** A schema that a stranger wrote to stop a browser or a server, with data for it. */
interface HostileCase {
  readonly schema: unknown;
  readonly data?: unknown;
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const text = { type: 'string' };

/** A value inside itself so many times. In memory it is small where it stands in several places. */
function inside(count: number, around: (value: unknown) => unknown, innermost: unknown): unknown {
  return range(count).reduce<unknown>((value) => around(value), innermost);
}

/** An object that is its own part, as a library makes that follows every `$ref`. */
function inItself(around: (value: object) => object): unknown {
  const made = {};
  return Object.assign(made, around(made));
}

/** Sixty definitions, each of which names the next one twice. */
function doubling(twice: (reference: object) => object): unknown {
  const definitions = range(60).map((index) => [`d${index}`, twice({ $ref: `#/$defs/d${index + 1}` })]);
  return {
    $ref: '#/$defs/d0',
    $defs: Object.fromEntries([...definitions, ['d60', object({ a: text }, { required: ['a'] })]]),
  };
}

/** Forty characters that keep `(a+)+$` busy for a day. */
const slow = `${'a'.repeat(40)}!`;
const slowPattern = '^(a+)+$';
const parsed = (json: string): unknown => JSON.parse(json);

export const hostileCases: Readonly<Record<string, HostileCase>> = {
  'an object in itself': { schema: inItself((self) => object({ self })), data: { self: { self: {} } } },
  'allOf of itself': { schema: inItself((self) => ({ allOf: [self] })) },
  'a list of itself': { schema: inItself((items) => ({ type: 'array', items })), data: [[[]]] },
  'a choice of itself': { schema: inItself((x) => ({ oneOf: [text, object({ x })] })) },
  'not itself': { schema: inItself((not) => ({ ...object({ a: text }), not })), data: { a: 'x' } },
  'data in itself': {
    schema: object({ self: { type: 'array', items: [text] } }),
    data: inItself((self) => ({ self: [self] })),
  },
  '5,000 objects in each other': { schema: inside(5000, (a) => object({ a }), text) },
  '5,000 lists in each other': { schema: inside(5000, (items) => ({ type: 'array', items }), text) },
  '5,000 allOf in each other': { schema: inside(5000, (one) => ({ allOf: [one] }), object({ a: text })) },
  '5,000 choices in each other': { schema: inside(5000, (one) => ({ oneOf: [one, text] }), text) },
  'conditions that stand in 3^30 places': {
    schema: inside(
      30,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      (one) => ({ ...object({ a: text }), if: one, then: one, else: one }),
      object({ a: text }),
    ),
  },
  'data 10,000 levels deep': {
    schema: {
      $ref: '#/$defs/node',
      $defs: { node: object({ kids: { type: 'array', items: { $ref: '#/$defs/node' } } }) },
    },
    data: inside(10_000, (kid) => ({ kids: [kid] }), {}),
  },
  '10,000 branches told apart': {
    schema: {
      oneOf: range(10_000).map((index) => object({ kind: { const: `k${index}` } }, { required: ['kind'] })),
    },
    data: { kind: 'k9999' },
  },
  '10,000 branches alike': {
    schema: object({ x: { anyOf: range(10_000).map((index) => object({ [`p${index}`]: text })) } }),
    data: { x: { p1: 'x' } },
  },
  '10,000 parts of allOf': {
    schema: { allOf: range(10_000).map((index) => object({ [`p${index}`]: text })) },
  },
  '10,000 conditions': {
    schema: {
      ...object({ a: text }),
      allOf: range(10_000).map((index) => ({
        if: { properties: { a: { const: `${index}` } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ['b'] },
      })),
    },
    data: { a: '3' },
  },
  '20,000 objects that must differ': {
    schema: object({ x: { type: 'array', uniqueItems: true, items: object({ a: text }) } }),
    data: { x: range(20_000).map((index) => ({ a: `${index}` })) },
  },
  'references in a circle': {
    schema: { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
  },
  'a reference to itself': { schema: { $ref: '#' } },
  'allOf of 2^60 references': { schema: doubling((one) => ({ allOf: [one, one] })) },
  'anyOf of 2^60 references': { schema: doubling((one) => ({ anyOf: [one, one] })), data: { b: 1 } },
  'objects of 2^60 references': { schema: doubling((one) => object({ a: one, b: one })) },
  'ten lists of itself, twice': {
    schema: {
      $ref: '#/$defs/n',
      $defs: {
        n: object(
          Object.fromEntries(
            range(10).map((index) => [`k${index}`, { type: 'array', items: { $ref: '#/$defs/n' } }]),
          ),
        ),
      },
    },
  },
  'a slow pattern': { schema: object({ x: { ...text, pattern: slowPattern } }), data: { x: slow } },
  'a slow pattern for names': {
    schema: { type: 'object', patternProperties: { [slowPattern]: text } },
    data: { [slow]: 1 },
  },
  'a slow pattern of names': {
    schema: { ...object({ a: text }), propertyNames: { pattern: slowPattern } },
    data: { [slow]: 1 },
  },
  'a slow pattern in a branch': {
    schema: { oneOf: [object({ x: { ...text, pattern: slowPattern } }), object({ y: text })] },
    data: { x: slow },
  },
  'a slow pattern of items': {
    schema: object({ x: { type: 'array', items: text, contains: { pattern: slowPattern } } }),
    data: { x: [slow] },
  },
  'a pattern of 5,000 groups': {
    schema: object({ x: { ...text, pattern: '('.repeat(5000) + ')'.repeat(5000) } }),
    data: { x: slow },
  },
  'a pattern that counts to a billion': {
    schema: object({ x: { ...text, pattern: '^(?:(?:a{1000}){1000}){1000}$' } }),
    data: { x: slow },
  },
  'a text of 5 MB': { schema: object({ x: text }), data: { x: 'x'.repeat(5_000_000) } },
  'a slow text of 5 MB': {
    schema: object({ x: { ...text, pattern: '^[a-z]+\\s*[a-z]*$' } }),
    data: { x: `${'a'.repeat(5_000_000)}!` },
  },
  'a mail address of 5 MB': {
    schema: object({ x: { ...text, format: 'email' } }),
    data: { x: `${'a.'.repeat(2_500_000)}@b` },
  },
  '100,000 rows': {
    schema: object({ x: { type: 'array', items: object({ a: text }) } }),
    data: { x: range(100_000).map((index) => ({ a: `row ${index}`, b: 'something more' })) },
  },
  'half a million choices': {
    schema: object({
      x: { type: 'array', uniqueItems: true, items: { enum: range(1000).map((index) => `v${index}`) } },
    }),
    data: { x: range(500_000).map((index) => `v${index % 1000}`) },
  },
  '200,000 names that the schema has not': {
    schema: object({ x: text }, { additionalProperties: false }),
    data: Object.fromEntries(range(200_000).map((index) => [`name${index}`, `value ${index}`])),
  },
  '8 million rows at least': {
    schema: inside(
      3,
      (row) => object({ a: { type: 'array', minItems: 200, items: row } }, { required: ['a'] }),
      text,
    ),
  },
  'names of every object': {
    schema: parsed(
      '{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"string"},"constructor":{"type":"object","properties":{"prototype":{"type":"string"}}},"hasOwnProperty":{"type":"array","items":{"type":"object","properties":{"__proto__":{"type":"string"}}}}},"dependentRequired":{"__proto__":["constructor"]}}',
    ),
    data: parsed(
      '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"hasOwnProperty":[{"__proto__":"x","toString":{"a":1}}]}',
    ),
  },
  'names of every object in definitions': {
    schema: parsed(
      '{"type":"object","properties":{"a":{"$ref":"#/$defs/__proto__"},"b":{"$ref":"#/__proto__/x"},"c":{"$ref":"#/$defs/constructor"}},"$defs":{"__proto__":{"type":"object","properties":{"__proto__":{"type":"integer"}}}}}',
    ),
    data: parsed('{"a":{"__proto__":5},"b":1,"c":2}'),
  },
  'names of every object in branches and patterns': {
    schema: parsed(
      '{"oneOf":[{"type":"object","properties":{"__proto__":{"const":"x"}},"required":["__proto__"]},{"type":"object","properties":{"__proto__":{"const":"y"}},"required":["__proto__"],"patternProperties":{"^__":{"type":"string"}}}]}',
    ),
    data: parsed('{"__proto__":"y","__defineGetter__":"z"}'),
  },
};
