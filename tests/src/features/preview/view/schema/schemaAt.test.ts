import { expect, test } from 'vitest';
import { propertiesAt, valuesAt } from '#src/features/preview/view/schema/schemaAt.ts';

test('propertiesAt knows the properties of a section, a question and its settings', () => {
  expect([...propertiesAt([0]).keys()]).toEqual([
    'title',
    'fields',
    'visible_when',
    'step',
    'checks',
    'layout',
  ]);
  expect(propertiesAt([0, 'fields', 3]).has('required')).toBe(true);
  expect(propertiesAt([0, 'fields', 3]).get('default_key')).toMatch(/^Subject of the question/);
  expect(propertiesAt([0, 'fields', 3, 'config']).has('pattern_message')).toBe(true);
});

test('propertiesAt knows the questions of a group, and conditions at any depth', () => {
  expect(propertiesAt([0, 'fields', 0, 'fields', 0, 'fields', 1]).has('question')).toBe(true);
  expect(propertiesAt([0, 'visible_when', 'all', 0, 'any', 2]).has('equals')).toBe(true);
});

test('propertiesAt has nothing where the schema has no object', () => {
  expect(propertiesAt([0, 'title']).size).toBe(0);
  expect(propertiesAt(['x']).size).toBe(0);
});

test('valuesAt has the types and the booleans, without the numbers that stand for booleans', () => {
  expect(valuesAt([0, 'fields', 0, 'type'])).toContain('select_multiple');
  expect(valuesAt([0, 'fields', 0, 'required'])).toEqual([true, false]);
  expect(valuesAt([0, 'fields', 0, 'question'])).toEqual([]);
});
