import { expect, test } from 'vitest';
import { readJson } from '#src/platform/storage/readJson.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  [undefined, undefined],
])('readJson reads %j, or returns undefined', (text, value) => {
  expect(readJson(text)).toEqual(value);
});
