import { describe, expect, it } from 'vitest';
import { readArguments } from '#scripts/test/readArguments.ts';

describe('readArguments', () => {
  it.each([
    [[], { levels: ['loop'], slice: undefined, steps: [] }],
    [['unit', 'e2e'], { levels: ['loop'], slice: undefined, steps: ['unit', 'e2e'] }],
    [['--check'], { levels: ['check'], slice: undefined, steps: [] }],
    [['--ci'], { levels: ['loop', 'slice'], slice: undefined, steps: [] }],
    [['--slice=3', 'e2e'], { levels: ['slice'], slice: 3, steps: ['e2e'] }],
    [['--full'], { levels: ['full'], slice: undefined, steps: [] }],
  ])('reads %j', (words, wanted) => {
    expect(readArguments(words)).toEqual(wanted);
  });

  it.each([
    [['--quick'], 'Unknown: --quick'],
    [['--slice=0'], 'There are slices 1 to 8'],
    [['--slice=9'], 'There are slices 1 to 8'],
    [['--full', '--check'], 'Only one of --full, --check'],
  ])('refuses %j', (words, sentence) => {
    expect(() => readArguments(words)).toThrow(sentence);
  });
});
