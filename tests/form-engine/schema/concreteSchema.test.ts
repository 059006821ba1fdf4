import { expect, test } from 'vitest';
import { concreteSchema } from '#form-engine/src/schema/concreteSchema.ts';

const parameters = { most: 3, among: ['a', 'b'] };

test.each([
  ['a parameter', { maxItems: { $data: '1/question/most' } }, { maxItems: 3 }],
  ['a list', { enum: { $data: '1/question/among' } }, { enum: ['a', 'b'] }],
  [
    'one deep inside, also in a list',
    { allOf: [{ items: { enum: { $data: '3/question/among' } } }, { maxItems: 9 }], required: ['x'] },
    { allOf: [{ items: { enum: ['a', 'b'] } }, { maxItems: 9 }], required: ['x'] },
  ],
])('fills in %s', (_what, schema, concrete) => {
  expect(concreteSchema(schema, parameters)).toEqual(concrete);
});

test('leaves out the keyword of a missing parameter', () => {
  const schema = { type: 'array', minItems: { $data: '1/question/least' } };
  expect(concreteSchema(schema, parameters)).toEqual({ type: 'array' });
});
