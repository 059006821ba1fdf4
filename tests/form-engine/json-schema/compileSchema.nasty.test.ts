import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '#form-engine/src/json-schema/compileSchema.ts';
import { validateAnswers } from '#form-engine/src/validation/validateAnswers.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

const today = '2026-11-20';
const codes = (schema: unknown) => new Set(compileSchema(schema).diagnostics.map(({ code }) => code));

describe('a nasty JSON Schema', () => {
  it('never throws, whatever the schema, the uiSchema and the data are', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), fc.anything(), (schema, uiSchema, data) => {
        const { form, answersOf, initialAnswers, dataOf } = compileSchema(schema, { uiSchema });
        const answers = { ...initialAnswers(data), ...answersOf(data) };
        validateAnswers(form, answers, { today });
        dataOf(answers, data);
      }),
    );
  });

  it.each([
    ['minItems', { type: 'array', minItems: { valueOf: 1, toString: 1 } }],
    ['a limit of a branch', { oneOf: [{ minimum: { valueOf: 1, toString: 1 } }, { type: 'string' }] }],
    ['const', { oneOf: [{ const: { toString: 1 } }, { const: { toString: 2 } }] }],
    ['enum', { enum: [{ toString: 1 }, 1] }],
    ['required', { oneOf: [{ required: [{ toString: 1 }] }, { type: 'string' }] }],
  ])('takes an object that can be no text and no number: %s', (_name, schema) => {
    const { form, initialAnswers, dataOf } = compileSchema({
      $schema: { toString: 1 },
      properties: { a: schema },
    });
    for (const a of [[], 1, { toString: 1 }]) {
      const answers = initialAnswers({ a });
      validateAnswers(form, answers, { today });
      expect(dataOf(answers, { a })).toEqual({ a });
    }
  });

  it('never throws where keywords have values of the wrong type', () => {
    const keywords = [
      ...[
        'type',
        'properties',
        'required',
        'enum',
        'oneOf',
        'anyOf',
        'allOf',
        'if',
        'then',
        'else',
        'not',
        'const',
      ],
      ...[
        'items',
        'minItems',
        'format',
        'pattern',
        'minLength',
        'multipleOf',
        'minimum',
        'default',
        'title',
        '$ref',
      ],
      ...['dependentRequired', 'dependencies', 'additionalProperties', 'enumNames', '$defs'],
    ];
    const { schema } = fc.letrec((tie) => ({
      schema: fc.dictionary(fc.constantFrom(...keywords), fc.oneof(tie('value'), tie('schema')), {
        maxKeys: 6,
      }),
      value: fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(
          'object',
          'string',
          'number',
          'array',
          '#',
          '#/properties/a',
          '#/$defs/a',
          ['a'],
          ['a', 'b'],
        ),
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('schema'), { maxKeys: 3 }),
      ),
    }));
    fc.assert(
      fc.property(schema, fc.jsonValue(), (nasty, data) => {
        const { form, answersOf, dataOf } = compileSchema({
          type: 'object',
          properties: { a: nasty, b: true },
          ...nasty,
        });
        const answers = answersOf(data);
        validateAnswers(form, answers, { today });
        dataOf(answers, data);
      }),
      { numRuns: process.env.MATRIX === 'full' ? 1000 : 200 },
    );
  });

  it('reads a choice beside a type that is no text and can not become one', () => {
    const { form } = compileSchema({ anyOf: [{}, true], type: Object.create(null) });
    expect(form.sections.length).toBeGreaterThan(0);
  });

  it('asks for a list of itself three levels deep and the rest as one value, and refuses references that only lead to each other', () => {
    const schema = {
      type: 'object',
      properties: { name: { type: 'string' }, child: { $ref: '#/$defs/tree' }, other: { $ref: '#/$defs/a' } },
      $defs: {
        a: { $ref: '#/$defs/b' },
        b: { $ref: '#/$defs/a' },
        tree: { type: 'array', items: { $ref: '#/$defs/tree' } },
      },
    };
    const { sections, diagnostics } = compileSchema(schema);
    expect(sections.flatMap(({ fields }) => fields.map(({ qid }) => qid))).toEqual(['/name', '/child']);
    const innermost = sections[0]?.fields[1]?.fields?.[0]?.fields?.[0]?.fields?.[0];
    expect([innermost?.qid, innermost?.type]).toEqual(['/child/*/*/*', 'schema-part']);
    expect(diagnostics.map(({ code, path }) => [code, path])).toEqual([['schema-refused', '/$defs/b/$ref']]);
  });

  it('asks for objects more than 8 levels deep as one value, and refuses more than 50 inside it', () => {
    const nested = (levels: number): object =>
      levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: nested(levels - 1) } };
    expect(codes(nested(9))).toEqual(new Set());
    expect(compileSchema(nested(9)).checkedLate).toEqual([]);
    expect(codes(nested(10))).toEqual(new Set());
    expect(compileSchema(nested(10)).checkedLate).toHaveLength(1);
    expect(codes(nested(2000))).toEqual(new Set(['schema-refused']));
  });

  it('refuses more than 2,000 properties, also those that a few references multiply', () => {
    const many = (count: number) => ({
      type: 'object',
      properties: Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`p${index}`, { type: 'string' }]),
      ),
    });
    expect(codes(many(2000))).toEqual(new Set());
    const { form, diagnostics } = compileSchema(many(2001));
    expect(form.questions.size).toBe(0);
    expect(diagnostics.map(({ code }) => code)).toEqual(['schema-refused']);
    const ten = (target: string) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`p${index}`, { $ref: target }]));
    const bomb = {
      type: 'object',
      properties: ten('#/$defs/a0'),
      $defs: Object.fromEntries(
        Array.from({ length: 7 }, (_, index) => [
          `a${index}`,
          index === 6 ? { type: 'string' } : { type: 'object', properties: ten(`#/$defs/a${index + 1}`) },
        ]),
      ),
    };
    const cpuTime = startCpuClock();
    expect(codes(bomb)).toEqual(new Set(['schema-refused']));
    const rules = {
      type: 'object',
      allOf: Object.values(ten('#/$defs/a0')),
      $defs: Object.fromEntries(
        Array.from({ length: 8 }, (_, index) => [
          `a${index}`,
          { allOf: Object.values(ten(`#/$defs/a${index + 1}`)) },
        ]),
      ),
    };
    expect(codes(rules)).toContain('schema-refused');
    expect(cpuTime()).toBeLessThan(2000);
  });

  it('asks and sends a property called `__proto__` as any other', () => {
    const schema: unknown = JSON.parse(
      '{"type":"object","required":["__proto__"],"properties":{"__proto__":{"type":"object","required":["x"],"properties":{"x":{"type":"string"}}},"constructor":{"type":"integer"}}}',
    );
    const data: unknown = JSON.parse('{"__proto__":{"x":"y"},"constructor":5}');
    const { answersOf, dataOf, form, diagnostics } = compileSchema(schema);
    expect(diagnostics).toEqual([]);
    const sent = dataOf(answersOf(data));
    expect(JSON.stringify(sent)).toBe(JSON.stringify(data));
    expect(Object.getPrototypeOf(sent)).toBe(Object.prototype);
    expect(validateAnswers(form, answersOf({}), { today }).map(({ key }) => key)).toEqual(['/__proto__/x_0']);
  });

  it.each([
    '^(a+)+$',
    '^(?:[^\\p{L}]+€)*$',
    '^b)|(a+$',
    '^(a|ab)*c$',
    '^.*x$',
    'abc',
    '^a|b$',
    '^(?=x)',
    `^${'a'.repeat(200)}$`,
  ])('row 46: leaves the pattern %s to validateData, and checks nothing in its place', (pattern) => {
    const schema = { type: 'object', properties: { a: { type: 'string', pattern } } };
    const { form, answersOf, diagnostics, checkedLate } = compileSchema(schema);
    expect(diagnostics).toEqual([]);
    expect(checkedLate.map(({ path }) => path)).toEqual(['/properties/a/pattern']);
    expect(validateAnswers(form, answersOf({ a: `${'a'.repeat(5000)}!` }), { today })).toEqual([]);
  });

  it('reports a condition that depends on itself, and asks the question', () => {
    const schema = {
      type: 'object',
      allOf: ['a', 'b'].map((name, index) => ({
        if: { required: [name] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { properties: { [index === 0 ? 'b' : 'a']: { type: 'string' } } },
      })),
    };
    const { form, diagnostics } = compileSchema(schema);
    expect([...form.questions.keys()].sort()).toEqual(['/a_0', '/b_0']);
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(['condition-cycle']));
  });

  it('row 47: refuses 10,000 items in a list unread, and 200 lists in each other', () => {
    const list = { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } };
    const { answersOf } = compileSchema({ type: 'object', properties: { kids: list } });
    expect(answersOf({ kids: Array(10_000).fill({ name: 'Noor' }) })).toEqual({});
    const nested = Array.from({ length: 200 }).reduce<object>((items) => ({ type: 'array', items }), list);
    expect(codes({ type: 'object', properties: { a: nested } })).toContain('schema-refused');
  });

  it('row 47: asks for the items of a list of itself, and not for what is inside those', () => {
    const own: Record<string, unknown> = { type: 'array' };
    own.items = own;
    const schema = {
      type: 'object',
      properties: { a: own, b: { type: 'array', items: { $ref: '#/properties/b' } } },
    };
    const { form, dataOf, answersOf } = compileSchema(schema);
    expect([...form.rows.keys()]).toEqual(['/a_0', '/b_0']);
    const data = { a: [[[[[]]]]], b: [[[[[]]]]] };
    expect(dataOf(answersOf(data))).toEqual(data);
  });

  it('row 47: asks and keeps prototype names in an item as any others', () => {
    const named = JSON.parse(
      '{ "__proto__": { "type": "string" }, "constructor": { "type": "string" } }',
    ) as unknown;
    const list = { type: 'array', items: { type: 'object', properties: named } };
    const { answersOf, dataOf } = compileSchema({ type: 'object', properties: { a: list } });
    const data = JSON.parse(
      '{ "a": [{ "__proto__": "x", "constructor": "y", "toString": "z" }] }',
    ) as unknown;
    expect(JSON.stringify(dataOf(answersOf(data)))).toBe(JSON.stringify(data));
  });
});
