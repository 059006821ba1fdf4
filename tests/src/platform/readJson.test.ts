import { expect, test } from 'vitest';
import { readJson } from '#src/platform/readJson.ts';

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['null', null],
  ['', undefined],
  ['{"a":', undefined],
  [undefined, undefined],
])('readJson of %j', (text, value) => {
  expect(readJson(text)).toEqual(value);
});
