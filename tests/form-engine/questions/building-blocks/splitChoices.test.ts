import { expect, it } from 'vitest';
import { splitChoices } from '#form-engine/src/questions/building-blocks/splitChoices.ts';

it.each([
  [50_000, ['a']],
  [50_001, undefined],
])('splitChoices reads at most 50,000 parts: of %i it gives %j', (parts, choices) => {
  expect(splitChoices(`a${','.repeat(parts - 1)}`, () => undefined, 0)).toEqual(choices);
});
