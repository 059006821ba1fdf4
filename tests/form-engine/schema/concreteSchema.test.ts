import { expect, test } from 'vitest';
import { concreteSchema } from '#form-engine/src/schema/concreteSchema.ts';

const parameters = { most: 3, among: ['a', 'b'] };

test.each([
  ['a parameter by its value', { maxItems: { $data: '1/question/most' } }, { maxItems: 3 }],
  ['a list parameter by its list', { enum: { $data: '1/question/among' } }, { enum: ['a', 'b'] }],
  [
    'nested parameters, also in a list',
    { allOf: [{ items: { enum: { $data: '3/question/among' } } }, { maxItems: 9 }], required: ['x'] },
    { allOf: [{ items: { enum: ['a', 'b'] } }, { maxItems: 9 }], required: ['x'] },
  ],
])('replaces %s', (_what, schema, concrete) => {
  expect(concreteSchema(schema, parameters)).toEqual(concrete);
});

test('leaves out the keyword of a missing parameter', () => {
  const schema = { type: 'array', minItems: { $data: '1/question/least' } };
  expect(concreteSchema(schema, parameters)).toEqual({ type: 'array' });
});
