import { describe, expect, it } from 'vitest';
import { byUrgency, type Urgent } from '#rules/tasks/byUrgency.ts';
import cases from '../../cases/tasks/byUrgency.json' with { type: 'json' };

describe('byUrgency', () => {
  it.each(cases)('$name', ({ tasks, expected }) => {
    // The strings of the JSON table are wider than the union type.
    const urgent = tasks as Urgent[];
    expect(byUrgency(urgent, 100_000).map((task) => urgent.indexOf(task))).toEqual(expected);
  });
});
