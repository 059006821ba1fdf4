import { describe, expect, it } from 'vitest';
import {
  choiceText,
  listAnswer,
  toggleChoice,
  withGoneChoices,
} from '#form-engine/src/questions/controls/choices.ts';

const options = [
  { value: 'a', label: 'Zelfde' },
  { value: 'b', label: 'Zelfde' },
  { value: '0', label: 'Nul' },
];

describe('withGoneChoices', () => {
  it('is the very list while nothing is gone', () => {
    expect(withGoneChoices(options, ['a', ''], 'weg')).toBe(options);
  });

  it('puts what is gone behind the options, marked', () => {
    expect(withGoneChoices(options, ['x', 'a'], 'weg').slice(3)).toEqual([{ value: 'x', label: 'x (weg)' }]);
  });
});

describe('toggleChoice', () => {
  it.each([
    [[], 'b', ['b']],
    [['0'], 'a', ['a', '0']],
    [['a', 'b'], 'a', ['b']],
    [['x', '0'], 'a', ['a', '0', 'x']],
    [['x', '0'], 'x', ['0']],
  ])('%j with %s is %j', (chosen, toggled, expected) => {
    expect(toggleChoice(options, chosen, toggled)).toEqual(expected);
  });
});

describe('choiceText', () => {
  it('follows the order of the options, and says what is gone', () => {
    expect(choiceText(['x', '0', 'a'], { options }, { optionGone: 'weg' })).toBe('Zelfde, Nul, x (weg)');
  });
});

describe('listAnswer', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['a,b', ['a,b']],
    [['a'], ['a']],
    [true, []],
  ])('of %j is %j', (answer, list) => {
    expect(listAnswer(answer)).toEqual(list);
  });
});
