import { expect, it } from 'vitest';
import { jsonPlaces } from '#form-engine/src/builder/words/jsonLines.ts';

const text = JSON.stringify(
  [{ title: 'a, {b} \\" c', fields: [{ qid: 'x', 'y/z': [1, { k: null }] }, { qid: '__proto__' }] }],
  null,
  2,
);
const lineOf = (pointer: string) => {
  const [place] = jsonPlaces(text, [pointer]);
  return place && text.slice(place.start, place.end);
};

it.each([
  ['', '['],
  ['/0/title', '"a, {b} \\\\\\" c",'],
  ['/0/fields/0/qid', '"x",'],
  ['/0/fields/0/y~1z/1/k', 'null'],
  ['/0/fields/1/qid', '"__proto__"'],
  // A missing value is at the one around it.
  ['/0/fields/1/question', '{'],
  ['/9/fields/0', '['],
])('jsonPlaces finds the value at “%s”', (pointer, line) => {
  expect(lineOf(pointer)).toBe(line);
});

it('jsonPlaces counts lines from 1, and reads a text that is no JSON', () => {
  expect(jsonPlaces('[\n  1,\n  {"a" 2]', ['/0', '/1'])).toMatchObject([{ line: 2 }, { line: 3 }]);
  expect(jsonPlaces('', ['/0'])).toEqual([{ line: 1, start: 0, end: 0 }]);
});

it('jsonPlaces reads 1 MB in less than a second', () => {
  const long = JSON.stringify(
    Array.from({ length: 20_000 }, (_, index) => ({ qid: `vraag_${index}`, type: 'text' })),
    null,
    2,
  );
  const start = performance.now();
  expect(jsonPlaces(long, ['/19999/qid'])[0]?.line).toBe(79_999);
  expect(performance.now() - start).toBeLessThan(1000);
});
