import { expect, test } from 'vitest';
import { namesakes } from '#rules/namesakes.ts';

test.each([
  [[], []],
  [['Ballet', 'Jazz'], []],
  [['Ballet', 'Jazz', 'Ballet', 'Ballet'], ['Ballet']],
  [['ballet', 'Ballet'], []],
])('namesakes of %j are %j', (names, shared) => {
  expect([...namesakes(names)]).toEqual(shared);
});
