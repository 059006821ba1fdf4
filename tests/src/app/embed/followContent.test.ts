import { expect, test } from 'vitest';
import { limitHiddenPart } from '#src/app/embed/followContent.ts';

test.each([
  ['a frame that is completely visible', { above: 0, below: 0 }, 600, { above: 0, below: 0 }],
  ['the middle of a long frame', { above: 1000, below: 1200 }, 3000, { above: 1000, below: 1200 }],
  ['only the first pixels visible', { above: 0, below: 2900 }, 3000, { above: 0, below: 2520 }],
  ['only the last pixels visible', { above: 2900, below: 0 }, 3000, { above: 2520, below: 0 }],
  ['nothing visible', { above: 3000, below: 0 }, 3000, { above: 2520, below: 0 }],
  ['only a strip in the middle visible', { above: 1400, below: 1500 }, 3000, { above: 1400, below: 1120 }],
  ['a frame that is lower than a dialog', { above: 100, below: 50 }, 300, { above: 0, below: 0 }],
])('limitHiddenPart leaves room for a dialog: %s', (_name, hidden, height, expected) => {
  const view = limitHiddenPart(hidden, height);
  expect(view).toEqual(expected);
  expect(height - view.above - view.below).toBeGreaterThanOrEqual(Math.min(480, height));
});
