import { expect, test } from 'vitest';
import { readMarks, writeMarks } from '#src/platform/storage/unsentMarks.ts';

test('readMarks reads what writeMarks wrote', () => {
  const marks = { version: 3, marks: { 17: 'present', 2: 'absent' } };
  expect(readMarks(writeMarks(marks))).toEqual(marks);
});

test('writeMarks has nothing to keep without marks', () => {
  expect(writeMarks({ version: 3, marks: {} })).toBeUndefined();
});

test.each([
  undefined,
  null,
  '',
  '{',
  'null',
  '[]',
  '{"version":1}',
  '{"version":"1","marks":{}}',
  '{"version":1,"marks":null}',
  '{"version":1,"marks":{"17":4}}',
])('readMarks ignores %j, which is no list of marks', (text) => {
  expect(readMarks(text)).toBeUndefined();
});
