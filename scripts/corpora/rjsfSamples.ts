import type { Sample } from './measure.ts';

const text = { type: 'string' };
const objectOf = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });
const tree = objectOf({ name: text, children: { type: 'array', items: { $ref: '#/definitions/node' } } });

/**
 * One schema for each feature that the samples of rjsf's playground show, in our own words: the playground isn't published as a package.
 * Samples of widgets and fields that a host writes itself have no schema of their own.
 */
export const rjsfSamples: readonly Sample[] = [
  { name: 'blank', schema: {}, data: {} },
  {
    name: 'simple',
    schema: objectOf(
      {
        first: { type: 'string', title: 'First name', default: 'Noor' },
        age: { type: 'integer' },
        bio: text,
        secret: { type: 'string', minLength: 3 },
        phone: { type: 'string', minLength: 10 },
      },
      { required: ['first'] },
    ),
    uiSchema: { secret: { 'ui:widget': 'password' }, bio: { 'ui:widget': 'textarea' } },
    data: { first: 'Mila', age: 75, bio: 'a\nb', secret: 'noneed' },
  },
  { name: 'single field', schema: { type: 'string', title: 'A single field' }, data: 'initial' },
  {
    name: 'nested',
    schema: objectOf({
      title: text,
      tasks: {
        type: 'array',
        items: objectOf({ title: text, done: { type: 'boolean', default: false } }, { required: ['title'] }),
      },
    }),
    data: { title: 'List', tasks: [{ title: 'First', done: true }] },
  },
  {
    name: 'numbers',
    schema: objectOf({
      integer: { type: 'integer' },
      number: { type: 'number' },
      numberEnum: { type: 'number', enum: [1, 2, 3] },
      range: { type: 'integer', minimum: -50, maximum: 50 },
      steps: { type: 'number', minimum: 0, maximum: 100, multipleOf: 5 },
    }),
    uiSchema: { range: { 'ui:widget': 'range' } },
    data: { integer: 42, number: 3.14, numberEnum: 2, range: 42, steps: 80 },
  },
  {
    name: 'arrays',
    schema: {
      definitions: { thing: objectOf({ name: { type: 'string', default: 'Default name' } }) },
      ...objectOf({
        list: { type: 'array', items: { type: 'string', default: 'bazinga' } },
        choices: {
          type: 'array',
          items: { type: 'string', enum: ['foo', 'bar', 'fuzz'] },
          uniqueItems: true,
        },
        fixed: { type: 'array', items: [text, { type: 'boolean' }], additionalItems: { type: 'number' } },
        defaults: { type: 'array', minItems: 5, items: { $ref: '#/definitions/thing' } },
        nested: { type: 'array', items: { type: 'array', items: text } },
        unorderable: { type: 'array', items: text },
      }),
    },
    uiSchema: { unorderable: { 'ui:widget': 'select' } },
    data: { list: ['foo', 'bar'], choices: ['foo'], fixed: ['a', true, 1, 2], nested: [['x'], []] },
  },
  {
    name: 'tuple of 2020-12',
    schema: objectOf({ place: { type: 'array', prefixItems: [text, { type: 'number' }], items: false } }),
    data: { place: ['x', 1] },
  },
  {
    name: 'references',
    schema: {
      definitions: {
        address: objectOf({ street: text }, { required: ['street'] }),
        node: tree,
      },
      ...objectOf({
        billing: { $ref: '#/definitions/address', title: 'Billing' },
        tree: { $ref: '#/definitions/node' },
      }),
    },
    data: { billing: { street: 'x' }, tree: { name: 'root', children: [{ name: 'leaf', children: [] }] } },
  },
  {
    name: 'bundled schema',
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: 'https://example.com/root',
      ...objectOf({ child: { $ref: 'child' }, other: { $ref: '#name' } }),
      $defs: {
        child: { $id: 'child', ...objectOf({ a: { $ref: '#/$defs/a' } }), $defs: { a: text } },
        b: { $anchor: 'name', ...text },
      },
    },
    data: { child: { a: 'x' }, other: 'y' },
  },
  {
    name: 'const',
    schema: objectOf({ fixed: { const: 'x' }, kind: { oneOf: [{ const: 'a' }, { const: 'b' }] } }),
    data: { fixed: 'x', kind: 'a' },
  },
  {
    name: 'dates',
    schema: objectOf({
      date: { type: 'string', format: 'date' },
      moment: { type: 'string', format: 'date-time' },
      time: { type: 'string', format: 'time' },
    }),
    uiSchema: { date: { 'ui:widget': 'alt-date' } },
    data: { date: '2026-01-02', moment: '2026-01-02T03:04:05.000Z', time: '03:04:05Z' },
  },
  {
    name: 'defaults',
    schema: objectOf({
      valuesInFormData: objectOf({
        scalar: { type: 'string', default: 'x' },
        list: { type: 'array', items: text, default: ['a'] },
      }),
      noValues: objectOf({ scalar: { type: 'string', default: 'y' } }),
    }),
    data: { valuesInFormData: { scalar: 'z', list: [] } },
  },
  {
    name: 'enum of objects',
    schema: objectOf({
      location: {
        type: 'object',
        enum: [
          { name: 'New York', lat: 40 },
          { name: 'Amsterdam', lat: 52 },
        ],
      },
      several: { type: 'array', uniqueItems: true, items: { type: 'object', enum: [{ a: 1 }, { a: 2 }] } },
    }),
    data: { location: { name: 'Amsterdam', lat: 52 }, several: [{ a: 1 }] },
  },
  {
    name: 'errors',
    schema: objectOf(
      { name: { type: 'string', minLength: 3, pattern: '\\d+' }, active: { type: 'boolean' } },
      { required: ['name'] },
    ),
    data: { name: 'x', active: true },
  },
  {
    name: 'examples',
    schema: objectOf({
      browser: { type: 'string', examples: ['Firefox', 'Chrome'] },
      year: { type: 'integer', examples: [2020] },
    }),
    data: { browser: 'Safari' },
  },
  {
    name: 'fallback of an unknown type',
    schema: objectOf({
      any: { title: 'Anything' },
      either: { type: ['string', 'number', 'boolean', 'object', 'array'] },
    }),
    data: { either: [1, 'a'] },
  },
  {
    name: 'files',
    schema: objectOf({
      file: { type: 'string', format: 'data-url' },
      files: { type: 'array', items: { type: 'string', format: 'data-url' } },
    }),
    data: { file: 'data:text/plain;name=a.txt;base64,YQ==' },
  },
  {
    name: 'if, then and else',
    schema: objectOf(
      { animal: { enum: ['Cat', 'Fish'] } },
      {
        allOf: [
          {
            if: { properties: { animal: { const: 'Cat' } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { food: { type: 'string', enum: ['meat', 'grass'] } }, required: ['food'] },
          },
          {
            if: { properties: { animal: { const: 'Fish' } } },
            // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
            then: { properties: { water: { type: 'string', enum: ['lake', 'sea'] } }, required: ['water'] },
          },
          { required: ['animal'] },
        ],
      },
    ),
    data: { animal: 'Fish', water: 'sea' },
  },
  {
    name: 'large',
    schema: {
      definitions: {
        large: { type: 'string', enum: Array.from({ length: 100 }, (_, index) => `option #${index}`) },
      },
      ...objectOf(
        Object.fromEntries(
          Array.from({ length: 10 }, (_, index) => [`c${index}`, { $ref: '#/definitions/large' }]),
        ),
      ),
    },
    data: { c1: 'option #4' },
  },
  {
    name: 'null',
    schema: objectOf({ helpText: { type: 'null', title: 'A null field' } }),
    data: { helpText: null },
  },
  {
    name: 'nullable',
    schema: objectOf(
      { bio: { type: ['string', 'null'] }, age: { type: ['null', 'integer'] } },
      { required: ['bio'] },
    ),
    data: { bio: null, age: 3 },
  },
  {
    name: 'optional objects',
    schema: objectOf({
      inner: objectOf({ a: text, list: { type: 'array', items: text } }),
      either: { oneOf: [objectOf({ b: text }), { type: 'null' }] },
    }),
    data: { inner: { a: 'x' } },
  },
  {
    name: 'options of a choice',
    schema: objectOf({
      state: {
        type: 'string',
        anyOf: [
          { const: 'ny', title: 'New York' },
          { const: 'ca', title: 'California' },
        ],
      },
    }),
    data: { state: 'ca' },
  },
  {
    name: 'order',
    schema: objectOf({ a: text, b: text, c: text }),
    uiSchema: { 'ui:order': ['c', '*'] },
    data: { b: 'x' },
  },
  {
    name: 'names that people add',
    schema: objectOf(
      { first: text, age: { type: 'integer' } },
      { additionalProperties: { type: 'string' }, required: ['first'] },
    ),
    data: { first: 'Noor', assKickCount: 'infinity' },
  },
  {
    name: 'names by pattern',
    schema: objectOf(
      { first: text },
      { patternProperties: { '^foo': { type: 'string' } }, additionalProperties: false },
    ),
    data: { first: 'Noor', foo1: 'x' },
  },
  {
    name: 'rules for names',
    schema: {
      type: 'object',
      propertyNames: { pattern: '^[a-z]+$', maxLength: 8 },
      additionalProperties: { type: 'number' },
    },
    data: { abc: 1 },
  },
  {
    name: 'dependencies of properties',
    schema: objectOf({
      uni: objectOf({ card: { type: 'number' }, address: text }, { dependencies: { card: ['address'] } }),
      both: objectOf(
        { card: { type: 'number' }, address: text },
        { dependencies: { card: ['address'], address: ['card'] } },
      ),
    }),
    data: { uni: { card: 1, address: 'x' } },
  },
  {
    name: 'dependencies by schema',
    schema: objectOf({
      simple: objectOf(
        { card: { type: 'number' } },
        { dependencies: { card: { properties: { address: text }, required: ['address'] } } },
      ),
      conditional: objectOf(
        { pets: { type: 'string', enum: ['No', 'Yes: one', 'Yes: more'], default: 'No' } },
        {
          required: ['pets'],
          dependencies: {
            pets: {
              oneOf: [
                { properties: { pets: { enum: ['No'] } } },
                { properties: { pets: { enum: ['Yes: one'] }, age: { type: 'number' } }, required: ['age'] },
                {
                  properties: { pets: { enum: ['Yes: more'] }, rid: { type: 'boolean' } },
                  required: ['rid'],
                },
              ],
            },
          },
        },
      ),
    }),
    data: { simple: { card: 1, address: 'x' }, conditional: { pets: 'Yes: one', age: 6 } },
  },
  {
    name: 'anyOf',
    schema: objectOf(
      {
        age: { type: 'integer' },
        items: { type: 'array', items: { anyOf: [objectOf({ foo: text }), objectOf({ bar: text })] } },
      },
      {
        anyOf: [
          { title: 'First', properties: { a: text }, required: ['a'] },
          { title: 'Second', properties: { b: text } },
        ],
      },
    ),
    data: { age: 3, items: [{ bar: 'x' }], a: 'y' },
  },
  {
    name: 'oneOf',
    schema: {
      type: 'object',
      oneOf: [
        { properties: { lorem: text }, required: ['lorem'] },
        { properties: { ipsum: text }, required: ['ipsum'] },
      ],
    },
    data: { ipsum: 'x' },
  },
  {
    name: 'allOf',
    schema: {
      type: 'object',
      allOf: [
        { properties: { lorem: { type: ['string', 'boolean'], default: true } } },
        { properties: { lorem: { type: 'boolean' }, ipsum: text } },
      ],
    },
    data: { lorem: false, ipsum: 'x' },
  },
  {
    name: 'validation',
    schema: objectOf({
      pass1: { type: 'string', minLength: 3 },
      pass2: { type: 'string', minLength: 3 },
      age: { type: 'number', minimum: 18 },
    }),
    data: { age: 20 },
  },
  {
    name: 'widgets',
    schema: objectOf({
      formats: objectOf({
        email: { type: 'string', format: 'email' },
        uri: { type: 'string', format: 'uri' },
      }),
      boolean: objectOf({
        default: { type: 'boolean' },
        radio: { type: 'boolean' },
        select: { type: 'boolean' },
      }),
      string: objectOf({
        default: text,
        textarea: text,
        placeholder: text,
        color: { type: 'string', default: '#151ce6' },
      }),
      secret: { type: 'string', default: "I'm a hidden string." },
      disabled: { type: 'string', title: 'A disabled field' },
      readonly: { type: 'string', title: 'A readonly field', readOnly: true },
      selects: { type: 'string', enum: ['foo', 'bar'] },
      order: { type: 'string', enum: ['list'] },
    }),
    uiSchema: {
      string: { textarea: { 'ui:widget': 'textarea' }, color: { 'ui:widget': 'color' } },
      boolean: { radio: { 'ui:widget': 'radio' } },
    },
    data: { formats: { email: 'a@b.be', uri: 'https://a.be' }, boolean: { default: true }, readonly: 'x' },
  },
  { name: 'schema that is true', schema: objectOf({ any: true, never: false }), data: { any: 'x' } },
];
