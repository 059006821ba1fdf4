import { describe, expect, it } from 'vitest';
import { goalsOf, isExplained, isReached } from '#bench/goals.ts';
import { nothing, resultsWith } from './support/resultsWith.ts';

describe('goalsOf', () => {
  it('holds a key against react-hook-form and plain inputs, at 300 and at 1000 questions', () => {
    const missed = (key: number) =>
      goalsOf(resultsWith(key))
        .filter((goal) => goal.name.startsWith('CPU per key') && !isReached(goal))
        .map(({ name, reference }) => `${name}, ${reference}`);
    expect(missed(0.95)).toEqual([
      'CPU per key, 300 questions, react-hook-form, uncontrolled',
      'CPU per key, 1000 questions, react-hook-form, uncontrolled',
    ]);
    expect(missed(1.7)).toHaveLength(4);
  });

  it('has a reference in words for each goal, and a name of its own beside it', () => {
    const goals = goalsOf(nothing);
    expect(goals.every(({ reference }) => reference !== '')).toBe(true);
    expect(new Set(goals.map(({ name, reference }) => name + reference)).size).toBe(goals.length);
  });

  it('has no goal reached, and no excuse, where nothing was measured', () => {
    expect(goalsOf(nothing).filter((goal) => isReached(goal) || isExplained(goal))).toEqual([]);
  });
});
