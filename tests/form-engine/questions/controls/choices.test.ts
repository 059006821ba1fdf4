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
  it('returns the same list when every answer is offered', () => {
    expect(withGoneChoices(options, ['a', ''], 'weg')).toBe(options);
  });

  it('adds answers that are no longer offered after the options, with a mark', () => {
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
  ])('turns %j with %s toggled into %j', (chosen, toggled, expected) => {
    expect(toggleChoice(options, chosen, toggled)).toEqual(expected);
  });
});

describe('choiceText', () => {
  it('follows the order of the options, and marks answers that are no longer offered', () => {
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
  ])('reads %j as %j', (answer, list) => {
    expect(listAnswer(answer)).toEqual(list);
  });
});
