import { expect, test } from 'vitest';
import { formatList } from '#rules/writtenList.ts';

test.each([
  [[], ''],
  [['Noor'], 'Noor'],
  [['Noor', 'Lars'], 'Noor en Lars'],
  [['Noor', 'Lars', 'Zoë'], 'Noor, Lars en Zoë'],
])('formatList writes %j', (items, text) => {
  expect(formatList(items)).toBe(text);
});
